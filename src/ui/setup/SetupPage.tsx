import { Book } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import { AroundTable } from './AroundTable.tsx'
import { Boxes } from './Boxes.tsx'
import { Difficulties } from './Difficulties.tsx'
import { useDraft } from './draft.ts'
import { Gallery } from './Gallery.tsx'
import { RunningTale } from './RunningTale.tsx'
import { SeedField } from './SeedField.tsx'
import styles from './SetupPage.module.css'
import { StartTale } from './StartTale.tsx'
import { Title } from './Title.tsx'

/** What was kept of an earlier visit may be unreadable: then it is told, and nothing of it is used. */
function UnreadableCover() {
  const { setup } = useMessages()
  const unreadable = useDraft((draft) => draft.unreadableCover)
  return (
    unreadable && (
      <p className={styles.unreadable} role="status">
        {setup.coverUnreadable}
      </p>
    )
  )
}

/** The cover: who guards the forest, how dark a tale, what is in the box, and the seed it grows from. */
export function SetupPage() {
  return (
    <main>
      <Book
        left={
          <div className={styles.left}>
            <Title />
            <UnreadableCover />
            <RunningTale />
            <Gallery />
          </div>
        }
        right={
          <div className={styles.right}>
            <AroundTable />
            <Difficulties />
            <Boxes />
            <SeedField />
            <StartTale />
          </div>
        }
      />
    </main>
  )
}
