import { useRef } from 'react'
import styles from '../../../../ui/frames/cover/FirstPage.module.css'
import { useShape } from '../../../../ui/frames/cover/useShape.ts'
import { FirstLight } from '../../art/index.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { PowerWords } from '../characters/PowerWords.tsx'
import { useDraft } from './draft.ts'
import { usePointed } from './pointed.ts'

/** The picture of the tale to come, with the heroes that were chosen for it. */
export function FirstPage() {
  const company = useDraft((draft) => draft.company)
  const frame = useRef<HTMLDivElement>(null)
  const shape = useShape(frame)
  return (
    <section className={styles.page}>
      <div className={styles.frame} ref={frame}>
        <FirstLight heroes={company.map(({ character }) => character)} shape={shape} />
      </div>
      <Caption />
    </section>
  )
}

/** What the tale is about; or what the hero can do that somebody points at. */
function Caption() {
  const { common, setup } = useCoverWords()
  const character = usePointed((pointed) => pointed.character)
  return (
    <p className={styles.caption}>
      {character ? (
        <>
          <span className={styles.name}>{common.characters[character]}</span>{' '}
          <PowerWords character={character} />
        </>
      ) : (
        setup.about
      )}
    </p>
  )
}
