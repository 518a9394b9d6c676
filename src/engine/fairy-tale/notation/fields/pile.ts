import { DIAMONDS, MARKET } from '../../setup.ts'
import type { Third } from '../../state.ts'
import type { Face } from '../../tiles.ts'
import { type Field, field } from '../field.ts'
import { faceText, readFace } from '../glyphs.ts'
import { LARGEST } from '../limits.ts'
import {
  anyFace,
  each,
  entries,
  entriesText,
  good,
  pathFace,
  type Read,
  some,
  unreadable,
  whole,
  words,
} from '../reading.ts'

const NO_TILE = '-'

const facesText = (faces: readonly Face[]): string | null =>
  faces.length > 0 ? faces.map(faceText).join(' ') : null

/** `market ┗#12 - ╹◆#1`: the three market places; `-` is an empty one. */
export const market: Field = field(
  'market',
  (state) =>
    state.market.some((face) => face !== null)
      ? state.market.map((face) => (face ? faceText(face) : NO_TILE)).join(' ')
      : null,
  (value) => some(words(value), [0, MARKET], (word) => (word === NO_TILE ? good(null) : anyFace(word))),
  (state, faces) => {
    state.market = Array.from({ length: MARKET }, (_, slot) => faces[slot] ?? null)
  },
)

/** `pile 11 ╹◆#1; 11 ╹◆#2; 10`: how many tiles each third holds, and the diamond that still hides there. */
export const thirds: Field = field(
  'pile',
  ({ pile }) =>
    pile.thirds.some(({ size }) => size > 0)
      ? entriesText(
          pile.thirds.map(({ size, diamond }) => (diamond ? `${size} ${faceText(diamond)}` : `${size}`)),
        )
      : null,
  (value) => some(entries(value), [DIAMONDS, DIAMONDS], readThird),
  ({ pile }, value) => {
    pile.thirds = value
  },
)

function readThird(text: string): Read<Third> {
  const [count, tile, ...rest] = words(text)
  const diamond = tile === undefined ? null : readFace(tile)
  const size = whole(count, diamond ? 1 : 0, LARGEST)
  const wrongTile = tile !== undefined && diamond?.building !== 'diamond'
  if (size === null || wrongTile || rest.length > 0) return unreadable(text, 'third')
  return good({ size, diamond })
}

/** `pool ┗#5 ┃#9`: the path tiles still to come, in the order of their ids. */
export const pool: Field = field(
  'pool',
  ({ pile }) => facesText(pile.pool),
  (value) => each(words(value), pathFace),
  ({ pile }, faces) => {
    pile.pool = faces
  },
)

/** `under ┗#7`: tiles swept under the pile, the first to be drawn first. */
export const under: Field = field(
  'under',
  ({ pile }) => facesText(pile.under),
  (value) => each(words(value), anyFace),
  ({ pile }, faces) => {
    pile.under = faces
  },
)
