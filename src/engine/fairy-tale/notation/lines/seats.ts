import { asPlace, parsePlace, placeText } from '../../../kernel/boards/square.ts'
import { err, ok } from '../../../kernel/result.ts'
import { quote, splitWords } from '../../../kernel/text.ts'
import { buildingRules } from '../../buildings.ts'
import { CHARACTER_IDS, type CharacterId } from '../../characters/ids.ts'
import { characterRules } from '../../characters/index.ts'
import { firstMemory, type Memory, type MemoryValue, type Remembered } from '../../memory.ts'
import { NOWHERE } from '../../rules/seats.ts'
import { MOST_SEATS } from '../../setup.ts'
import type { Seat } from '../../state.ts'
import { type Draft, fieldLine } from '../line.ts'
import {
  entries,
  entriesText,
  type Read,
  some,
  unreadable,
  unrepeated,
  whole,
  wordIn,
} from '../read-entries.ts'

/**
 * `seats huntsman 0,0; aladdin -1,0 wishes=2`: the characters in turn order, their places, and the values they remember that differ from
 * the default.
 */
export const seats = fieldLine(
  'seats',
  (state) =>
    entriesText(
      state.seats.map((seat, index) =>
        [...seatText(seat), ...(state.extras?.buckets.includes(index) ? [WATER] : [])].join(' '),
      ),
    ),
  (value, draft) => {
    draft.extras.buckets = entries(value).flatMap((text, seat) => (hasWater(text, draft) ? [seat] : []))
    const read = some(entries(value), [1, MOST_SEATS], (text) => readSeat(text, draft))
    return unrepeated(read, ({ character }) => character)
  },
)

/** The place of a character that was carried off [R 70]. */
const GONE = '-'

/** Last word of a seat with a full bucket [R 43]. */
const WATER = 'water'

const hasWater = (text: string, { hasExpansions }: Draft): boolean =>
  hasExpansions && splitWords(text).at(-1) === WATER

function readSeat(text: string, draft: Draft): Read<Seat> {
  const [name, where, ...said] = splitWords(text)
  const kept = hasWater(text, draft) ? said.slice(0, -1) : said
  const character = wordIn(CHARACTER_IDS, name)
  const at = where === GONE ? NOWHERE : parsePlace(where ?? '')
  const memory = character && readMemory(character, kept)
  if (character === null || at === null || memory === null) return unreadable(text, 'seat')
  if (at === NOWHERE) return ok({ character, at, memory })
  const tile = draft.state.tiles[at]
  if (!tile) return err({ code: 'no-tile-there', place: placeText(at) })
  const sentBack = buildingRules(tile.building)?.sendsBack === true
  return sentBack ? err({ code: 'stands-on-diamond', place: placeText(at) }) : ok({ character, at, memory })
}

const seatText = (seat: Seat): string[] => [
  seat.character,
  seat.at === NOWHERE ? GONE : placeText(seat.at),
  ...memoryText(seat),
]

/** Writes the memory of a character: set flags, and values that differ from the initial ones. */
export function memoryText({ character, memory }: Pick<Seat, 'character' | 'memory'>): string[] {
  return Object.entries(characterRules(character).memory ?? {}).flatMap(([name, kept]) => {
    const value = memory[name] ?? null
    if (kept.is === 'flag') return value ? [name] : []
    if (value === ('first' in kept ? kept.first : null)) return []
    return [`${name}=${kept.is === 'place' ? placeText(asPlace(Number(value))) : value}`]
  })
}

/** Parses the text of {@link memoryText}; null if invalid. */
function readMemory(character: CharacterId, texts: readonly string[]): Memory | null {
  const rules = characterRules(character).memory ?? {}
  const memory = firstMemory(rules)
  for (const [name, kept] of Object.entries(rules)) if (kept.is === 'flag') memory[name] = false
  const said = new Set<string>()
  for (const text of texts) {
    const [name = '', word] = text.split(/=(.*)/)
    const kept = Object.entries(rules).find(([key]) => key === name)?.[1]
    const value = kept && !said.has(name) ? readValue(kept, word) : null
    if (value === null) return null
    memory[name] = value
    said.add(name)
  }
  return memory
}

function readValue(kept: Remembered, word: string | undefined): MemoryValue {
  if (kept.is === 'flag') return word === undefined ? true : null
  if (word === undefined) return null
  if (kept.is === 'count') return whole(word, 0, kept.most)
  return kept.is === 'place' ? parsePlace(word) : wordIn(kept.of, word)
}

/** `on-turn beast`: the character on turn. Default: the first seat. */
export const onTurn = fieldLine(
  'onTurn',
  (state) => state.seats[state.onTurn]?.character ?? null,
  (value, { state }) => {
    const seat = state.seats.findIndex(({ character }) => character === value)
    return seat < 0 ? err({ code: 'unknown-seat', character: quote(value) }) : ok(seat)
  },
)
