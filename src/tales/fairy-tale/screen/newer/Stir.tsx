import type { Event } from '../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../engine/kernel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import type { NewerWords } from '../../words/newer-words.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useNewerWords } from '../../words/useNewerWords.ts'
import { placeText } from '../log/tell-content.ts'
import styles from './notes.module.css'

/** What else than the steps of monsters a future brings: what burns, and who or what falls. */
export function Stir({ events }: { events: readonly Event[] }) {
  const m = useMessages()
  const { stir } = useNewerWords().table
  const lines = linesOf(stir, events, (place) => placeText(m, place), m.common.list)
  if (lines.length === 0) return null
  return (
    <div className={styles.stir} data-stir="">
      <Heading level={3}>{stir.heading}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** The same in sentences, in the order in which it happens; what burns is told together. */
function linesOf(
  words: NewerWords['table']['stir'],
  events: readonly Event[],
  name: (place: Place) => string,
  list: (names: readonly string[]) => string,
): string[] {
  const lit = events.flatMap((event) => (event.type === 'tile-lit' ? [name(event.at)] : []))
  const burnt = events.flatMap((event) => (event.type === 'tile-burnt' ? [name(event.at)] : []))
  const single = events.flatMap((event) => {
    switch (event.type) {
      case 'soldier-fell':
        return [words.soldier(name(event.at))]
      case 'villager-lost':
        return [words.villager(name(event.at))]
      case 'drum-sounded':
        return [words.drum(name(event.at))]
      case 'grove-taken':
        return [words.grove(name(event.at))]
      case 'oak-scorched':
        return [words.scorches(event.from.length)]
      default:
        return []
    }
  })
  return [
    ...single,
    ...(burnt.length > 0 ? [words.burns(list(burnt))] : []),
    ...(lit.length > 0 ? [words.lights(list(lit))] : []),
  ]
}
