import { useGame } from '../../tales/fairy-tale/game.ts'
import { Spread } from '../art/index.ts'
import { AbsentLeaf } from '../parts/Absent.tsx'
import { Late } from '../parts/Late.tsx'
import { BOX } from '../parts/leaves.ts'
import { Difficulties } from './Difficulties.tsx'
import { useDraft } from './draft.ts'
import { LeftPage } from './LeftPage.tsx'
import styles from './SetupPage.module.css'
import { StartTale } from './StartTale.tsx'
import { Title } from './Title.tsx'
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
