import { problemAt } from '../../kernel/notation/problem.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { splitWords, type TextLine } from '../../kernel/text.ts'
import { parseTile, TILE_ROWS, type Tile, tileName } from '../board.ts'
import { ALL_SEATS, type State } from '../state.ts'
import { type ParsedTile, readCell, writeCell } from './cell.ts'
import type { Problem } from './problem.ts'

/** The contents of one tile in a text, and its line. */
export interface ParsedCell {
  tile: Tile
  cell: ParsedTile
  line: number
}

type Read = Result<ParsedCell[], Problem>

/** Reads the board from a drawing or a list. */
export function readBoard(rows: readonly TextLine[], list: TextLine | undefined): Read {
  if (list && rows.length === 0) return readList(list)
  const drawing = readDrawing(rows)
  return list && drawing.ok ? err(problemAt('line-twice', 'tiles', list.number)) : drawing
}

/** `tiles a1 R; d4 rr!`: the occupied tiles, in any order. */
function readList({ text, number }: TextLine): Read {
  const board: ParsedCell[] = []
  for (const entry of text === '' ? [] : text.split(';')) {
    const [name = '', ...rest] = splitWords(entry)
    const tile = parseTile(name)
    if (tile === null || rest.length === 0) return err(problemAt('wrong-tile', entry.trim(), number))
    const cell = readCell(rest.join(' '))
    if (!cell) return err(problemAt('wrong-cell', rest.join(' '), number))
    if (board.some((said) => said.tile === tile)) return err(problemAt('tile-twice', name, number))
    board.push({ tile, cell, line: number })
  }
  return ok(board)
}

/** Seven rows. Their indentation is ignored. */
function readDrawing(rows: readonly TextLine[]): Read {
  const board: ParsedCell[] = []
  for (const [index, { text, number }] of rows.entries()) {
    const tiles = TILE_ROWS[index]
    const words = splitWords(text)
    if (words.length !== tiles?.length) return err(problemAt('wrong-board', text, number))
    for (const [at, tile] of tiles.entries()) {
      const word = words[at] ?? ''
      const cell = readCell(word)
      if (!cell) return err(problemAt('wrong-cell', word, number))
      board.push({ tile, cell, line: number })
    }
  }
  return rows.length === TILE_ROWS.length
    ? ok(board)
    : err(problemAt('wrong-board', '', rows[0]?.number ?? 0))
}

/** Fills an empty board with the parsed tiles. Marks of acted pieces apply to the seat on turn. */
export function fillBoard(state: State, board: readonly ParsedCell[]): Problem | null {
  for (const { tile, cell, line } of board) {
    const problem = fillTile(state, tile, cell)
    if (problem) return { code: problem, word: tileName(tile), line }
  }
  return null
}

function fillTile(state: State, tile: Tile, { sides, trees }: ParsedTile): Problem['code'] | null {
  state.trees[tile] = trees
  for (const seat of ALL_SEATS) {
    const { boogymen, prowled, pawns, acted } = sides[seat]
    if (boogymen > (state.boogymen[seat] === null ? 1 : 0)) return 'two-boogymen'
    if (acted + prowled > 0 && seat !== state.onTurn) return 'acted-out-of-turn'
    state.pawns[seat][tile] = pawns
    if (acted > 0) state.acted[tile] = acted
    if (prowled > 0) state.prowled = true
    if (boogymen > 0) state.boogymen[seat] = tile
  }
  return null
}

/** Draws the board in aligned columns. Rows are indented by half a cell for each missing tile. */
export function writeBoard(state: State): string[] {
  const rows = TILE_ROWS.map((tiles) => tiles.map((tile) => writeCell(state, tile)))
  const longest = Math.max(...rows.flat().map(({ length }) => length))
  const width = 2 * Math.floor(longest / 2) + 2
  const most = Math.max(...rows.map(({ length }) => length))
  return rows.map((row) => {
    const indent = ' '.repeat(1 + ((most - row.length) * width) / 2)
    return `${indent}${row.map((word) => word.padEnd(width)).join('')}`.trimEnd()
  })
}
