import { describe, expect, test } from 'vitest'
import { ALL_BOXES } from '../../../src/engine/fairy-tale/index.ts'
import { parseNotation } from '../../../src/tales/fairy-tale/rules.ts'
import { drawn, forestOf, lineOf, played, refusalOf, told } from '../../drawn/index.ts'
import { type Cell, cellsOf } from './cell.ts'
import { CHARACTERS, characterCells } from './characters.ts'
import { TILES, tileCells } from './tiles.ts'

const BOXES = `boxes ${ALL_BOXES.join(' ')}`

function see(cell: Cell<string, string>): void {
  const { state, events } = played(drawn(`${cell.position}\n${BOXES}`), cell.does ?? [], cell.luck)
  for (const [key, line] of Object.entries(cell.lines ?? {})) expect(lineOf(state, key), key).toBe(line)
  if (cell.forest !== undefined) expect(forestOf(state)).toBe(forestOf(`${cell.forest}\n${BOXES}`))
  const wanted = cell.told ?? []
  expect(told(events).filter((line) => wanted.includes(line))).toEqual(wanted)
  if (cell.never) expect(told(events, ...cell.never)).toEqual([])
  for (const [action, refusal] of cell.refuses ?? []) expect(refusalOf(state, action)).toEqual(refusal)
}

type Table = readonly [
  of: string,
  says: Readonly<Record<string, readonly string[]>>,
  cells: readonly Cell<string, string>[],
]

const TABLES: readonly Table[] = [
  ['characters', CHARACTERS, characterCells],
  ['tiles', TILES, tileCells],
]

describe.each(TABLES)('where things meet, section 13 of the law of the boxes: %s', (_, table, cells) => {
  test('every cell that says something is here', () => {
    const here = new Set(cells.map(({ of }) => of.join(', ')))
    expect([...here].sort()).toEqual(cellsOf(table).sort())
  })

  test.each(cells)('$of: $says', (cell) => {
    see(cell)
  })
})

test('rejects a hero in a fire or a flood, so Rapunzel cannot pull one out', () => {
  for (const closed of ['burning', 'flooded']) {
    const read = parseNotation(`O ━ ━\nseats rapunzel 1,0; beast 2,0\n${closed} 2,0 3\n${BOXES}`)
    expect(read.ok ? null : read.error.code).toBe('somebody-stands-there')
  }
})
