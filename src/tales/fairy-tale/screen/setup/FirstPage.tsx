import { FirstPage as FirstPageFrame } from '../../../../ui/frames/cover/FirstPage.tsx'
import { FirstLight } from '../../art/index.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { PowerWords } from '../characters/PowerWords.tsx'
import { useDraft } from './draft.ts'
import styles from './FirstPage.module.css'
import { FirstTale } from './FirstTale.tsx'
import { usePointed } from './pointed.ts'

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
  const character = usePointed((pointed) => pointed.character)
  if (!character) return setup.about
  return (
    <>
      <span className={styles.name}>{common.characters[character]}</span> <PowerWords character={character} />
    </>
  )
}
