import { Plank } from '../../../../ui/art/index.ts'
import { LESSON_ADDRESS, STEP_IDS, useLesson } from '../../lesson.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import styles from './FirstPage.module.css'

/** For whoever comes for the first time: the guided tale, or none. Left halfway, it can be gone on with. */
export function FirstTale() {
  const { firstTale } = useCoverWords().setup
  const { done, known } = useLesson()
  if (known) return null
  const isBegun = done > 0 && done < STEP_IDS.length
  const hear = () => {
    location.hash = LESSON_ADDRESS
  }
  return (
    <div className={styles.firstTale}>
      <Plank tone="blue" aria-describedby="first-tale-long" onClick={hear}>
        {isBegun ? firstTale.goOn(done + 1, STEP_IDS.length) : firstTale.hear}
      </Plank>
      <Plank onClick={() => useLesson.setState({ known: true })}>{firstTale.known}</Plank>
      <p id="first-tale-long" className={styles.long}>
        {firstTale.long}
      </p>
    </div>
  )
}
