import { CENTRE } from '../../../kernel/boards/square.ts'
import { valueLine } from '../../../kernel/notation/notation.ts'
import { splitWords } from '../../../kernel/text.ts'
import { places } from '../../rules/forest.ts'
import type { State } from '../../state.ts'
import type { Face, Tile } from '../../tiles.ts'
import { UNNUMBERED } from '../faces.ts'
import { LARGEST } from '../limits.ts'
import type { PositionLine } from '../line.ts'
import { orUnreadable, some, whole } from '../read-entries.ts'

/** The tiles of a forest without the oak, row by row. */
const forestTiles = ({ tiles }: State): Tile[] =>
  places(tiles).flatMap((place) => (place === CENTRE ? [] : (tiles[place] ?? [])))

/** `tiles 12 4 9`: the ids of the tiles in the forest except the oak, row by row. */
export const tiles: PositionLine = valueLine(
  (state) =>
    forestTiles(state)
      .map(({ id }) => id)
      .join(' ') || null,
  (value, { state }) => {
    const size = forestTiles(state).length
    return some(splitWords(value), [size, size], (word) =>
      orUnreadable(whole(word, 1, LARGEST), word, 'number'),
    )
  },
  ({ state }, ids) => {
    for (const [index, tile] of forestTiles(state).entries()) tile.id = ids[index] ?? tile.id
  },
)

/** Every tile except the oak: in the forest, among the first tiles, in the market, in hands and in the pile. */
export function allFaces(state: State): Face[] {
  const { opening, market, hands, pile } = state
  const hidden = pile.thirds.flatMap(({ diamond }) => diamond ?? [])
  const offered = [...market, ...(hands?.flat() ?? [])].flatMap((face) => face ?? [])
  return [
    ...forestTiles(state),
    ...(opening?.tiles ?? []),
    ...offered,
    ...hidden,
    ...pile.pool,
    ...pile.under,
  ]
}

/** Gives tiles without an id the lowest free numbers, in order. */
export function numberTiles(state: State): void {
  const faces = allFaces(state)
  const taken = new Set(faces.map(({ id }) => id))
  let next = 1
  for (const face of faces) {
    if (face.id !== UNNUMBERED) continue
    while (taken.has(next)) next += 1
    face.id = next++
  }
  state.pile.pool.sort((a, b) => a.id - b.id)
}
