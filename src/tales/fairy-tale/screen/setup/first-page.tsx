import { FIRST_GAME } from '../../../../engine/fairy-tale/index.ts'
import { Button } from '../../../../ui/art/index.ts'
import { LESSON_ADDRESS, STEP_IDS, useLesson } from '../../lesson.ts'
import { useCoverWords } from '../../words/cover.ts'
import { PowerWords } from '../characters/PowerWords.tsx'
import { useDraft } from './draft.ts'
import styles from './first-page.module.css'
import { usePointedHero } from './pointed.tsx'

/** The story of the tale, or the power of the hovered hero. */
export function Caption() {
  const { common, cover } = useCoverWords()
  const character = usePointedHero()
  const isFirst = useDraft((draft) => draft.difficulty === FIRST_GAME)
  const done = useLesson((lesson) => lesson.done)
  if (!character) return isFirst && done >= STEP_IDS.length ? cover.ready : cover.about
  return (
    <span className={styles.power}>
      <span className={styles.name}>{common.characters[character]}</span> <PowerWords character={character} />
    </span>
  )
}

/** The offer of the lesson for newcomers: begin, continue or skip. Afterwards, before a first game, a hint where to find it. */
export function FirstTale() {
  const { firstTale } = useCoverWords().cover
  const { done, known, keep } = useLesson()
  const isFirst = useDraft((draft) => draft.difficulty === FIRST_GAME)
  if (known)
    return isFirst && done < STEP_IDS.length ? <p className={styles.where}>{firstTale.where}</p> : null
  const isBegun = done > 0 && done < STEP_IDS.length
  const hear = () => {
    location.hash = LESSON_ADDRESS
  }
  return (
    <div className={styles.firstTale}>
      <Button tone="blue" aria-describedby="first-tale-long" onClick={hear}>
        {isBegun ? firstTale.goOn(done + 1, STEP_IDS.length) : firstTale.hear}
      </Button>
      <Button onClick={() => keep({ known: true })}>{firstTale.known}</Button>
      <p id="first-tale-long" className={styles.long}>
        {firstTale.long}
      </p>
    </div>
  )
}
