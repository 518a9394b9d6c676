import { problemAt } from '../../kernel/notation/problem.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { splitWords, type TextLine } from '../../kernel/text.ts'
import { type BoardLayout, LARGE, type Place, SMALL } from '../board.ts'
import { boardOf, fortOn } from '../rules/places.ts'
import { ALL_SEATS, FORTS, type Land, type Seat, type State } from '../state.ts'
import { letterOf, seatOf } from './letters.ts'
import type { Problem } from './problem.ts'

/** A parsed board: places and forts in ring order, and the number of countries. */
export interface DrawnBoard {
  lands: Land[]
  forts: (Seat | null)[]
  countries: number
}

type Read = Result<DrawnBoard, Problem>

const COURTYARD = '.'

const CELL = /^([a-dA-D])(?:\+([a-d]))?$/

/** Reads the drawn board: two rows of three places, or four rows of four round the courtyard. */
export function readBoard(rows: readonly TextLine[]): Read {
  const cells = rows.map(({ text }) => splitWords(text))
  const board = cells[0]?.length === SMALL.columns ? SMALL : LARGE
  const uneven = rows.find((_, index) => index >= board.rows || cells[index]?.length !== board.columns)
  if (uneven) return err(problemAt('wrong-board', uneven.text, uneven.number))
  if (rows.length !== board.rows) return err(problemAt('wrong-board', '', rows[0]?.number ?? 0))
  return readCourtyard(board, rows, cells) ?? readPlaces(board, rows, cells)
}

const isPlace = (board: BoardLayout, column: number, row: number): boolean =>
  board.cells.some((cell) => cell.column === column && cell.row === row)

/** Returns a problem if courtyard cells and places are mixed up, or null. */
function readCourtyard(board: BoardLayout, rows: readonly TextLine[], cells: string[][]): Read | null {
  for (const [row, line] of rows.entries()) {
    for (const [column, word] of (cells[row] ?? []).entries()) {
      if ((word === COURTYARD) === isPlace(board, column, row))
        return err(problemAt('wrong-board', word, line.number))
    }
  }
  return null
}

function readPlaces(board: BoardLayout, rows: readonly TextLine[], cells: string[][]): Read {
  const lands: Land[] = []
  const forts: (Seat | null)[] = []
  for (const { column, row } of board.cells) {
    const word = cells[row]?.[column] ?? ''
    const line = rows[row]?.number ?? 0
    const [, letter = '', fort] = CELL.exec(word) ?? []
    const owner = seatOf(letter.toLowerCase())
    if (owner === null) return err(problemAt('wrong-cell', word, line))
    lands.push({ owner, isCity: letter !== letter.toLowerCase() })
    forts.push(seatOf(fort))
  }
  const countries = countriesOf(board, lands)
  if (countries === null) return err(problemAt('wrong-board', '', rows[0]?.number ?? 0))
  return ok({ lands, forts, countries })
}

/** Returns the number of countries on a board, or null if it is invalid: letters without a gap, one city each. */
function countriesOf(board: BoardLayout, lands: readonly Land[]): number | null {
  const countries = new Set(lands.map(({ owner }) => owner)).size
  const allowed = board === SMALL ? [2] : [3, 4]
  const areWhole = ALL_SEATS.slice(0, countries).every(
    (seat) => lands.filter(({ owner, isCity }) => isCity && owner === seat).length === 1,
  )
  return allowed.includes(countries) && areWhole ? countries : null
}

/** Returns a problem if a fort belongs to a missing country, or if a country has more than five; else null. */
export function checkForts({ forts, countries }: DrawnBoard): Problem | null {
  const stranger = forts.find((fort) => fort !== null && fort >= countries)
  if (stranger !== undefined && stranger !== null) {
    return problemAt('wrong-cell', `+${letterOf(stranger)}`)
  }
  const rich = ALL_SEATS.find((seat) => forts.filter((fort) => fort === seat).length > FORTS)
  return rich === undefined ? null : problemAt('too-many-forts', letterOf(rich))
}

/** Draws the board, each column as wide as its widest cell. */
export function writeBoard(state: State): string[] {
  const { columns, rows, places, cells } = boardOf(state)
  const words = Array.from({ length: rows }, () => Array.from({ length: columns }, () => COURTYARD))
  for (const place of places) {
    const { column, row } = cells[place] ?? { column: 0, row: 0 }
    const line = words[row]
    if (line) line[column] = writePlace(state, place)
  }
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...words.map((line) => line[column]?.length ?? 0)),
  )
  return words.map((line) =>
    line
      .map((word, column) => ` ${word.padEnd(widths[column] ?? 0)}`)
      .join('')
      .trimEnd(),
  )
}

function writePlace(state: State, place: Place): string {
  const { owner, isCity } = state.lands[place] ?? { owner: 0, isCity: false }
  const letter = letterOf(owner)
  const fort = fortOn(state, place)
  return `${isCity ? letter.toUpperCase() : letter}${fort === null ? '' : `+${letterOf(fort)}`}`
}
