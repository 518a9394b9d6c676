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
import { liveTable } from '../../runtime.ts'

/** Parses a notation (docs/NOTATION.md). */
export function drawn(text: string): State {
  const read = parseNotation(text)
  if (!read.ok) throw new Error(problemText(read.error))
  return read.value
}

/** Parses a place of the notation: "east,south". */
export function placeOf(text: string): Place {
  const place = parsePlace(text)
  if (place === null) throw new Error(`Invalid place "${text}".`)
  return place
}

/** Puts the state of a notation on the table, with the playback instant and the language English. */
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
