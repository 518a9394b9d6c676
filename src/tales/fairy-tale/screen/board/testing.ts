import {
  type Config,
  everyBox,
  problemText,
  type State,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'
import { type Place, parsePlace } from '../../../../engine/kernel/index.ts'
import { openOnTable } from '../../../../session/game-store.ts'
import { useSettings } from '../../../../store/settings.ts'
import { parseNotation } from '../../rules.ts'
import { liveTable } from '../../table.ts'

/** A state from a drawn forest (docs/NOTATION.md). */
export function drawn(text: string): State {
  const read = parseNotation(text)
  if (!read.ok) throw new Error(problemText(read.error))
  return read.value
}

/** A place from the notation: "east,south". */
export function placeOf(text: string): Place {
  const place = parsePlace(text)
  if (place === null) throw new Error(`${text} is no place.`)
  return place
}

/** Puts a drawn state on the table, as a page finds it; everything is shown at once, in English. */
export function putOnTable(text: string): void {
  useSettings.setState({ speed: 'instant', language: 'en' })
  const config: Config = {
    seats: [],
    difficulty: 'fairy-tale',
    rules: standardRules(),
    boxes: everyBox(true),
  }
  openOnTable(liveTable.game, { config, seed: 1, first: drawn(text), moves: [] })
  liveTable.intent.getState().cancel()
}
