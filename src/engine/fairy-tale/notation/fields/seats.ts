import { parsePlace, placeText } from '../../../kernel/grid.ts'
import { buildingRules } from '../../buildings/index.ts'
import { CHARACTER_IDS } from '../../characters/index.ts'
import { MOST_SEATS } from '../../setup.ts'
import type { Seat } from '../../state.ts'
import { type Draft, type Field, field } from '../field.ts'
import {
  bad,
  entries,
  entriesText,
  good,
  oneOf,
  quote,
  type Read,
  repeated,
  some,
  unreadable,
  words,
} from '../reading.ts'

/** `seats huntsman 0,0; beast -1,0`: the characters in the order of play, and where they stand. */
export const seats: Field = field(
  'seats',
  (state) => entriesText(state.seats.map(({ character, at }) => `${character} ${placeText(at)}`)),
  (value, draft) => {
    const read = some(entries(value), [1, MOST_SEATS], (text) => readSeat(text, draft))
    if (!read.ok) return read
    const word = repeated(read.value.map(({ character }) => character))
    return word === null ? read : bad({ code: 'said-twice', word })
  },
  (state, value) => {
    state.seats = value
  },
)

function readSeat(text: string, { state }: Draft): Read<Seat> {
  const [name, where, ...rest] = words(text)
  const character = oneOf(CHARACTER_IDS, name)
  const at = parsePlace(where ?? '')
  if (character === null || at === null || rest.length > 0) return unreadable(text, 'seat')
  const tile = state.tiles[at]
  if (!tile) return bad({ code: 'no-tile-there', place: placeText(at) })
  const sentBack = buildingRules(tile.building)?.steppedOnto !== undefined
  return sentBack ? bad({ code: 'stands-on-diamond', place: placeText(at) }) : good({ character, at })
}

/** `on-turn beast`: whose turn it is; without the line, the first seat's. */
export const onTurn: Field = field(
  'on-turn',
  (state) => state.seats[state.onTurn]?.character ?? null,
  (value, { state }) => {
    const seat = state.seats.findIndex(({ character }) => character === value)
    return seat < 0 ? bad({ code: 'unknown-seat', character: quote(value) }) : good(seat)
  },
  (state, seat) => {
    state.onTurn = seat
  },
)
