import { Spread } from '../../../../ui/art/index.ts'
import styles from '../../../../ui/frames/cover/Cover.module.css'
import { Title } from '../../../../ui/frames/cover/Title.tsx'
import { AbsentLeaf } from '../../../../ui/parts/Absent.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useGame } from '../../game.ts'
import { Difficulties } from './Difficulties.tsx'
import { useDraft } from './draft.ts'
import { LeftPage } from './LeftPage.tsx'
import { BOX } from './leaves.ts'
import { StartTale } from './StartTale.tsx'
import { Unreadable } from './Unreadable.tsx'
import { WhoPlays } from './WhoPlays.tsx'

/**
 * The cover. It asks who plays and how dark a tale, and begins; all else has an answer already, and waits in the
 * box. Whoever comes back finds their tale first.
 */
export function SetupPage() {
  const boxOpen = useDraft((draft) => draft.boxOpen)
  const goesOn = useGame(({ session }) => session !== null)
  const several = useDraft(({ people }) => people === 'several')
  return (
    <main>
      <Spread>
        <div
          className={styles.cover}
          data-box={boxOpen ? 'open' : undefined}
          data-several={several || undefined}
        >
          <div className={styles.top}>
            <Title />
            <Unreadable />
          </div>
          <div className={styles.left} data-tale={goesOn || undefined}>
            <LeftPage />
          </div>
          <div className={styles.ask}>
            <WhoPlays />
            <Difficulties />
          </div>
          <div className={styles.foot}>
            <StartTale />
          </div>
          {boxOpen && (
            <div className={styles.box}>
              <Late part={BOX} given={{}} absent={AbsentLeaf} />
            </div>
          )}
        </div>
      </Spread>
    </main>
  )
}
