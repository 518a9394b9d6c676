import type { Event, State } from '../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../engine/kernel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { expansionWordsNow, useExpansionWords } from '../../words/expansions.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import type { StirProps } from '../forest/expansion-land.ts'
import { placeText, tileText } from '../log/tell-content.ts'
import styles from './notes.module.css'

/**
 * Returns the effects of a future other than steps of monsters, as sentences in order. Burning tiles come last, grouped. Empty if
 * there are none.
 */
export function stirWords(m: Messages, events: readonly Event[], state: State): string[] {
  const { stir } = expansionWordsNow().table
  const burnt = (destroyed: boolean): string[] =>
    events.flatMap((event) =>
      event.type === 'tile-burnt' && event.destroyed === destroyed ? [placeText(m, event.at)] : [],
    )
  const lit = events.flatMap((event) => (event.type === 'tile-lit' ? [placeText(m, event.at)] : []))
  const together = (names: readonly string[], say: (places: string, n: number) => string): string[] =>
    names.length === 0 ? [] : [say(m.common.list(names), names.length)]
  return [
    ...events.flatMap((event) => sentence(m, event, state) ?? []),
    ...together(burnt(true), stir.burns),
    ...together(burnt(false), stir.goesOut),
    ...together(lit, stir.lights),
  ]
}

/** Returns the sentence of one event; null if it is grouped with others, or has none. */
function sentence(m: Messages, event: Event, { seats, rules }: State): string | null {
  const { stir } = expansionWordsNow().table
  const name = (place: Place) => placeText(m, place)
  switch (event.type) {
    case 'soldier-fell':
      return stir.soldier(name(event.at))
    case 'villager-lost':
      return stir.villager(name(event.at))
    case 'tile-wrecked':
      return stir.wrecked(tileText(m, event.lost), name(event.at))
    case 'drum-sounded':
      return stir.drum(name(event.at))
    case 'grove-taken':
      return (rules.grove === 'loss' ? stir.lastGrove : stir.grove)(name(event.at))
    case 'character-lost': {
      const hero = seats[event.seat]?.character
      return hero ? stir.hero(m.common.inSentence[hero], name(event.at)) : null
    }
    case 'oak-scorched':
      return stir.scorches(event.from.length)
    default:
      return null
  }
}

/** The effects of a future other than steps of monsters: burning tiles, and lost pieces. */
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
