import { valueLine } from '../../../kernel/notation/notation.ts'
import { ok } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import { isGoal } from '../../buildings.ts'
import { DIAMONDS, MARKET } from '../../setup.ts'
import type { Third } from '../../state.ts'
import type { Face } from '../../tiles.ts'
import { anyTile, faceText, readFace, tileToCome } from '../faces.ts'
import { LARGEST } from '../limits.ts'
import type { PositionLine } from '../line.ts'
import { each, entries, entriesText, type Read, some, unreadable, whole } from '../reading.ts'

/** Stands for an empty place. */
const NO_TILE = '-'

/** Places for tiles in writing. */
export const slotsText = (slots: readonly (Face | null)[]): string =>
  slots.map((face) => (face ? faceText(face) : NO_TILE)).join(' ')

/** Reads places for tiles, so many at most. */
export const readSlots = (text: string, most: number): Read<(Face | null)[]> =>
  some(splitWords(text), [0, most], (word) => (word === NO_TILE ? ok(null) : anyTile(word)))

const facesText = (faces: readonly Face[]): string | null =>
  faces.length > 0 ? faces.map(faceText).join(' ') : null

/** `market ┗#12 - ╹◆#1`: the three market places; `-` is an empty one. */
export const market: PositionLine = valueLine(
  (state) => (!state.hands && state.market.some((face) => face !== null) ? slotsText(state.market) : null),
  (value) => readSlots(value, MARKET),
  ({ state }, faces) => {
    state.market = Array.from({ length: MARKET }, (_, slot) => faces[slot] ?? null)
  },
)

/** `pile 11 ╹◆#1; 11 ╹◆#2; 10`: how many tiles each third holds, and the diamond that still hides there. */
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

/** `pool ┗#5 ┃#9`: the tiles still to come, the diamonds apart, in the order of their ids. */
export const pool: PositionLine = valueLine(
  ({ pile }) => facesText(pile.pool),
  (value) => each(splitWords(value), tileToCome),
  ({ state: { pile } }, faces) => {
    pile.pool = faces
  },
)

/** `under ┗#7`: tiles swept or felled, under the pile, the first to be drawn first. */
export const under: PositionLine = valueLine(
  ({ pile }) => facesText(pile.under),
  (value) => each(splitWords(value), anyTile),
  ({ state: { pile } }, faces) => {
    pile.under = faces
  },
)
