import { DIRECTIONS, opposite } from '../../../kernel/boards/square.ts'
import { valueLine } from '../../../kernel/notation/notation.ts'
import { err, ok } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import { FIRST_TILES } from '../../setup.ts'
import type { Opening, OpeningSpot } from '../../state.ts'
import { type Face, hasRoad, TURNS, type Turn, turned } from '../../tiles.ts'
import { faceText, patternText, tileToCome } from '../faces.ts'
import type { PositionLine } from '../line.ts'
import { entries, entriesText, type Read, repeated, some, unreadable, wordIn } from '../read-entries.ts'

const IN_HAND = 'hand'

interface FirstTile {
  face: Face
  spot: OpeningSpot | null
}

/** `opening ┗#4 north 2; ┃#7 hand; ...`: the four first tiles, each with its side and quarter turns. */
export const opening: PositionLine = valueLine(
  (state) => state.opening && entriesText(firstTiles(state.opening).map(firstTileText)),
  (value) => {
    const read = some(entries(value), [FIRST_TILES, FIRST_TILES], readFirstTile)
    if (!read.ok) return read
    const side = repeated(read.value.flatMap(({ spot }) => spot?.side ?? []))
    return side === null ? read : err({ code: 'side-twice', side })
  },
  ({ state }, all) => {
    state.opening = { tiles: all.map(({ face }) => face), spots: all.map(({ spot }) => spot) }
  },
)

const firstTiles = ({ tiles, spots }: Opening): FirstTile[] =>
  tiles.map((face, index) => ({ face, spot: spots[index] ?? null }))

const firstTileText = ({ face, spot }: FirstTile): string =>
  `${faceText(face)} ${spot ? `${spot.side} ${fewestTurns(face, spot.turn)}` : IN_HAND}`

/** The fewest quarter turns with the same result as `turn`: a straight tile is the same after 0 and 2. */
const fewestTurns = (face: Face, turn: Turn): Turn =>
  TURNS.find((fewer) => patternText(turned(face, fewer)) === patternText(turned(face, turn))) ?? turn

function readFirstTile(text: string): Read<FirstTile> {
  const [tile, where, quarters, ...rest] = splitWords(text)
  const read = tileToCome(tile ?? '')
  if (!read.ok) return read
  const face = read.value
  if (rest.length > 0) return unreadable(text, 'first-tile')
  if (where === IN_HAND && quarters === undefined) return ok({ face, spot: null })
  const side = wordIn(DIRECTIONS, where)
  const turn = TURNS.find((number) => String(number) === quarters)
  if (side === null || turn === undefined) return unreadable(text, 'first-tile')
  if (!hasRoad(turned(face, turn).roads, opposite(side))) return err({ code: 'no-road-to-the-oak', side })
  return ok({ face, spot: { side, turn } })
}
