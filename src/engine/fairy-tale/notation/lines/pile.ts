import { valueLine } from '../../../kernel/notation/notation.ts'
import { ok } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import { isGoal } from '../../buildings.ts'
import { slotsOf } from '../../config.ts'
import { emptyHands, handOf } from '../../rules/market.ts'
import { DIAMONDS, MARKET } from '../../setup.ts'
import type { State, Third } from '../../state.ts'
import type { Face } from '../../tiles.ts'
import { anyTile, faceText, readFace, tileToCome } from '../faces.ts'
import { LARGEST } from '../limits.ts'
import type { PositionLine } from '../line.ts'
import { each, entries, entriesText, type Read, some, unreadable, whole } from '../read-entries.ts'

/** An empty slot. */
const NO_TILE = '-'

/** Writes slots of tiles. */
const slotsText = (slots: readonly (Face | null)[]): string =>
  slots.map((face) => (face ? faceText(face) : NO_TILE)).join(' ')

/** Reads at most `most` slots. */
const readSlots = (text: string, most: number): Read<(Face | null)[]> =>
  some(splitWords(text), [0, most], (word) => (word === NO_TILE ? ok(null) : anyTile(word)))

const facesText = (faces: readonly Face[]): string | null =>
  faces.length > 0 ? faces.map(faceText).join(' ') : null

/** `market ┗#12 - ╹◆#1`: the three market slots; `-` is an empty one. */
export const market: PositionLine = valueLine(
  (state) => (!state.hands && state.market.some((face) => face !== null) ? slotsText(state.market) : null),
  (value) => readSlots(value, MARKET),
  ({ state }, faces) => {
    state.market = Array.from({ length: MARKET }, (_, slot) => faces[slot] ?? null)
  },
)

type Hand = (Face | null)[]

/**
 * `hands ┗#4 ┃#5; ╋#6 -`: the hand of each seat, written instead of `market` [R 67]. Default: `market` is the hand of the seat on turn, and
 * the others are empty.
 */
export const hands: PositionLine = {
  write: (state) => {
    const all = allHands(state)
    return all.some((hand) => hand.some((face) => face !== null)) ? all.map(slotsText).join('; ') : null
  },

  read({ state }, value) {
    if (state.rules.supply !== 'hand') return { code: 'hands-without-rule' }
    if (state.market.some((face) => face !== null)) return { code: 'hands-and-market' }
    const read = readHands(state, value)
    if (!read.ok) return read.error
    state.hands = read.value.map((hand, seat) => (seat === state.onTurn ? [] : hand))
    state.market = read.value[state.onTurn] ?? []
    return null
  },

  absent({ state }) {
    if (state.rules.supply !== 'hand') return null
    const size = slotsOf(state.rules)
    if (state.market.slice(size).some((face) => face !== null)) return { code: 'hand-too-large', most: size }
    state.market = state.market.slice(0, size)
    state.hands = emptyHands(state.rules, state.seats.length, state.onTurn)
    return null
  },
}

/** The hands of all seats, including that of the seat on turn; empty with a shared market. */
const allHands = (state: State): (readonly (Face | null)[])[] =>
  (state.hands ?? []).map((_, seat) => handOf(state, seat))

function readHands({ rules, seats }: State, text: string): Read<Hand[]> {
  const size = slotsOf(rules)
  const read = some(entries(text), [seats.length, seats.length], (one) => readSlots(one, size))
  if (!read.ok) return read
  return ok(read.value.map((hand) => Array.from({ length: size }, (_, slot) => hand[slot] ?? null)))
}

/** `pile 11 ╹◆#1; 11 ╹◆#2; 10`: the size of each third, and its diamond if that is not drawn yet. */
export const thirds: PositionLine = valueLine(
  ({ pile }) =>
    pile.thirds.some(({ size }) => size > 0)
      ? entriesText(
          pile.thirds.map(({ size, diamond }) => (diamond ? `${size} ${faceText(diamond)}` : `${size}`)),
        )
      : null,
  (value) => some(entries(value), [DIAMONDS, DIAMONDS], readThird),
  ({ state: { pile } }, value) => {
    pile.thirds = value
  },
)

function readThird(text: string): Read<Third> {
  const [count, tile, ...rest] = splitWords(text)
  const read = tile === undefined ? ok(null) : readFace(tile, 'third')
  if (!read.ok) return read
  const diamond = read.value
  const size = whole(count, diamond ? 1 : 0, LARGEST)
  const wrongTile = diamond !== null && !isGoal(diamond)
  if (size === null || wrongTile || rest.length > 0) return unreadable(text, 'third')
  return ok({ size, diamond })
}

/** `pool ┗#5 ┃#9`: the remaining tiles except the diamonds, in the order of their ids. */
export const pool: PositionLine = valueLine(
  ({ pile }) => facesText(pile.pool),
  (value) => each(splitWords(value), tileToCome),
  ({ state: { pile } }, faces) => {
    pile.pool = faces
  },
)

/** `under ┗#7`: the tiles under the pile, in the order of drawing. */
export const under: PositionLine = valueLine(
  ({ pile }) => facesText(pile.under),
  (value) => each(splitWords(value), anyTile),
  ({ state: { pile } }, faces) => {
    pile.under = faces
  },
)
