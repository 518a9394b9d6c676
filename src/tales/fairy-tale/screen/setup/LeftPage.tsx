import { stateOf } from '../../../../engine/kernel/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import styles from '../../../../ui/frames/cover/RunningTale.module.css'
import { continueTale } from '../../../../ui/page/page.ts'
import { useWindowNames } from '../../../../ui/page/window-size.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { type Session, useGame } from '../../game.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { useDraft } from './draft.ts'
import { FirstPage } from './FirstPage.tsx'
import { TALE_BOARD } from './leaves.ts'
import { standingOf } from './standing.ts'
import { TaleHearts } from './TaleHearts.tsx'

/** The left page: the tale as it was left, for whoever comes back to one; else the picture of the tale to come. */
export function LeftPage() {
  const session = useGame((game) => game.session)
  const boxOpen = useDraft((draft) => draft.boxOpen)
  const several = useDraft(({ people }) => people === 'several')
  const isPage = useWindowNames().includes('page')
  if (session) return <RunningTale session={session} small={boxOpen || (several && isPage)} />
  return boxOpen ? null : <FirstPage />
}

interface RunningTaleProps {
  session: Session
  /** Without the picture of its forest: the page is needed for the box, or a phone's for the lines for names. */
  small: boolean
}

/** The tale that was told last: its forest, where it stands, and the way back into it. */
function RunningTale({ session, small }: RunningTaleProps) {
  const words = useCoverWords()
  const state = stateOf(session)
  const { chapter, next, on } = standingOf(state, words)
  return (
    <section className={small ? `${styles.tale} ${styles.small}` : styles.tale} aria-labelledby="last-tale">
      <div className={styles.leaf}>
        {!small && (
          <div className={styles.picture}>
            <Late part={TALE_BOARD} given={{ state }} absent={NoBoard} />
          </div>
        )}
        <div className={styles.words}>
          <div>
            <h2 className={styles.name} id="last-tale">
              {words.setup.lastTale}
            </h2>
            <p className={styles.where}>{next ? `${chapter}. ${next}` : chapter}</p>
          </div>
          <TaleHearts hearts={state.hearts} size={small ? 22 : 32} />
        </div>
      </div>
      <Plank tone="blue" className={styles.on} onClick={continueTale}>
        {on}
      </Plank>
    </section>
  )
}

const NoBoard = () => null
