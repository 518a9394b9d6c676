import { HEARTS } from '../../engine/fairy-tale/index.ts'
import { stateOf } from '../../engine/kernel/index.ts'
import { type Session, useGame } from '../../tales/fairy-tale/game.ts'
import { continueTale } from '../app/page.ts'
import { useWindowNames } from '../app/window-size.ts'
import { HeartIcon, Plank } from '../art/index.ts'
import { Late } from '../parts/Late.tsx'
import { TALE_BOARD } from '../parts/leaves.ts'
import { useCoverWords } from '../text/useCoverWords.ts'
import { useDraft } from './draft.ts'
import { FirstPage } from './FirstPage.tsx'
import styles from './LeftPage.module.css'

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
  const { common, setup } = useCoverWords()
  const state = stateOf(session)
  const { turn, outcome, onTurn, hearts } = state
  const hero = state.seats[onTurn]
  const where = turn > 0 && hero ? setup.toPlay(common.inSentence[hero.character]) : setup.firstTiles
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
              {setup.lastTale}
            </h2>
            <p className={styles.where}>{outcome ? setup.ended : `${common.chapter(turn)}. ${where}`}</p>
          </div>
          <span className={styles.hearts}>
            {Array.from({ length: HEARTS }, (_, heart) => heart).map((heart) => (
              <HeartIcon key={heart} full={heart < hearts} size={small ? 22 : 32} />
            ))}
          </span>
        </div>
      </div>
      <Plank tone="blue" className={styles.on} onClick={continueTale}>
        {outcome ? setup.lastPage : setup.goOn}
      </Plank>
    </section>
  )
}

const NoBoard = () => null
