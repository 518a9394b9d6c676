import { Book } from '../art/index.ts'
import { AroundTable } from './AroundTable.tsx'
import { Difficulties } from './Difficulties.tsx'
import { Gallery } from './Gallery.tsx'
import { RunningTale } from './RunningTale.tsx'
import { SeedField } from './SeedField.tsx'
import styles from './SetupPage.module.css'
import { StartTale } from './StartTale.tsx'
import { Title } from './Title.tsx'

/** The cover: who guards the forest, how dark a tale, and the seed it grows from. */
export function SetupPage() {
  return (
    <main>
      <Book
        left={
          <div className={styles.left}>
            <Title />
            <RunningTale />
            <Gallery />
          </div>
        }
        right={
          <div className={styles.right}>
            <AroundTable />
            <Difficulties />
            <SeedField />
            <StartTale />
          </div>
        }
      />
    </main>
  )
}
