import { Heading } from '../../../../ui/art/index.ts'
import { useExpansionWords } from '../../words/expansions.ts'
import { useMessages } from '../../words/messages.ts'
import type { StirProps } from '../forest/expansion-land.ts'
import styles from './notes.module.css'
import { stirWords } from './stir-words.ts'

/** What else than the steps of monsters a future brings: what burns, and who or what falls. */
export function Stir({ events, state }: StirProps) {
  const lines = stirWords(useMessages(), events, state)
  const { heading } = useExpansionWords().table.stir
  if (lines.length === 0) return null
  return (
    <div className={styles.stir} data-stir="">
      <Heading level={3}>{heading}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
