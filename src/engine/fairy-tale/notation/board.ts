import { CENTRE, eastOf, type Place, placeAt, southOf } from '../../kernel/boards/square.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { quote, splitWords, type TextLine } from '../../kernel/text.ts'
import { oak } from '../begin-game.ts'
import { places } from '../rules/forest.ts'
import type { State } from '../state.ts'
import { type Tile, tileWith } from '../tiles.ts'
import { patternText, readPattern, roadsOf, UNNUMBERED } from './faces.ts'
import { FARTHEST, MOST_MONSTERS } from './limits.ts'
import type { Fault, Problem } from './problem.ts'
import { whole } from './read-entries.ts'

/** The cells for the oak and for an empty place. */
const OAK = 'O'
const EMPTY = '.'

/** True if a line is a row of a drawing, by its first character. */
export const beginsRow = (line: string): boolean =>
  line.startsWith(OAK) || line.startsWith(EMPTY) || roadsOf(line) > 0

/** A parsed drawing: the tiles, still without monsters, and the number of monsters by place. */
export interface Drawing {
  tiles: State['tiles']
  drawn: Map<Place, number>
}

const refused = (line: number, fault: Fault) => err({ ...fault, line })

/** Parses the rows of a drawing. All must have equally many cells, and exactly one cell must be the oak. */
export function readDrawing(rows: readonly TextLine[]): Result<Drawing, Problem> {
  const grid = rows.map(({ number, text }) => ({ number, cells: splitWords(text) }))
  const oaks = grid.flatMap(({ cells, number }, south) =>
    cells.flatMap((cell, east) => (cell === OAK ? [{ east, south, number }] : [])),
  )
  const [centre, second] = oaks
  if (!centre) return refused(rows[0]?.number ?? 0, { code: 'no-oak' })
  if (second) return refused(second.number, { code: 'oak-twice' })
  const expected = grid[0]?.cells.length ?? 0
  const drawing: Drawing = { tiles: { [CENTRE]: oak() }, drawn: new Map() }
  for (const [south, { number, cells }] of grid.entries()) {
    if (cells.length !== expected) {
      return refused(number, { code: 'ragged-row', expected, found: cells.length })
    }
    for (const [east, cell] of cells.entries()) {
      const fault = readCell(drawing, cell, east - centre.east, south - centre.south)
      if (fault) return refused(number, fault)
    }
  }
  return ok(drawing)
}

function readCell({ tiles, drawn }: Drawing, cell: string, east: number, south: number): Fault | null {
  if (cell === OAK || cell === EMPTY) return null
  if (Math.max(Math.abs(east), Math.abs(south)) > FARTHEST) return { code: 'too-far', most: FARTHEST }
  const read = readPattern(cell)
  if (!read.ok) return read.error
  const { value: pattern, rest } = read.value ?? { value: null, rest: '' }
  const count = rest === '' ? 0 : whole(rest, 1, MOST_MONSTERS)
  if (!pattern || count === null) return { code: 'strange-cell', cell: quote(cell) }
  const place = placeAt(east, south)
  tiles[place] = tileWith({ id: UNNUMBERED, ...pattern })
  drawn.set(place, count)
  return null
}

/** Draws the bounding rectangle of a forest: one line a row, with aligned columns. */
export function writeDrawing(tiles: State['tiles']): string[] {
  const all = places(tiles)
  const [west, east] = span(all.map(eastOf))
  const [north, south] = span(all.map(southOf))
  const rows = range(north, south).map((row) =>
    range(west, east).map((column) => cellText(tiles, placeAt(column, row))),
  )
  const widths = range(west, east).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  return rows.map((row) =>
    ` ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' ')}`.trimEnd(),
  )
}

function cellText(tiles: State['tiles'], place: Place): string {
  const tile = tiles[place]
  if (!tile) return EMPTY
  return place === CENTRE ? OAK : patternText(tile) + monstersText(tile)
}

const monstersText = ({ monsters }: Tile): string => (monsters.length > 0 ? String(monsters.length) : '')

const span = (numbers: readonly number[]): [number, number] => [
  numbers.reduce((least, number) => Math.min(least, number), 0),
  numbers.reduce((most, number) => Math.max(most, number), 0),
]

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
