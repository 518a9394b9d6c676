import { Plank } from '../../../../ui/art/index.ts'
import { FirstPage as FirstPageFrame } from '../../../../ui/frames/cover/FirstPage.tsx'
import { FirstLight } from '../../art/index.ts'
import { LESSON_ADDRESS, STEP_IDS, useLesson } from '../../lesson.ts'
import { useCoverWords } from '../../words/cover.ts'
import { PowerWords } from '../characters/PowerWords.tsx'
import { useDraft } from './draft.ts'
import styles from './FirstPage.module.css'
import { usePointedHero } from './pointed.tsx'

/** The picture of the tale to come, with the heroes that were chosen for it. */
export function FirstPage() {
  const company = useDraft((draft) => draft.company)
  const heroes = company.map(({ character }) => character)
  return (
    <div className={styles.page}>
      <FirstPageFrame picture={(shape) => <FirstLight heroes={heroes} shape={shape} />}>
        <Caption />
      </FirstPageFrame>
      <FirstTale />
    </div>
  )
}

/** What the tale is about; or what the hero can do that somebody points at. */
function Caption() {
  const { common, setup } = useCoverWords()
  const character = usePointedHero()
  if (!character) return <>{setup.about}</>
  return (
    <>
      <span className={styles.name}>{common.characters[character]}</span> <PowerWords character={character} />
    </>
  )
}

/** For whoever comes for the first time: the guided tale, or none. Left halfway, it can be gone on with. */
function FirstTale() {
  const { firstTale } = useCoverWords().setup
  const { done, known, keep } = useLesson()
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
      <Plank onClick={() => keep({ known: true })}>{firstTale.known}</Plank>
      <p id="first-tale-long" className={styles.long}>
        {firstTale.long}
      </p>
    </div>
  )
}
