import { wordNotation } from '../../kernel/notation/lines.ts'
import type { NotationText } from '../../kernel/notation/notation.ts'
import { err, ok } from '../../kernel/result.ts'
import { emptyState } from '../begin-game.ts'
import { TILES, type Tile, tileName } from '../board.ts'
import { pawnsStanding, thingsOn, treesOn } from '../rules/tiles.ts'
import { mostTrees } from '../rules/trees.ts'
import {
  ACTIONS_PER_TURN,
  ALL_SEATS,
  PAWNS,
  PLACED_FIRST,
  phaseOf,
  ROOM,
  SEATS,
  type State,
} from '../state.ts'
import { fillBoard, type ParsedCell, readBoard, writeBoard } from './board.ts'
import { type Key, LINES } from './lines.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** Positions of the duel as text (docs/BOOGYMAN.md). Only the board is required; all other lines have a default. */
export const NOTATION = wordNotation<State, Key, ProblemCode>({
  title: 'the bigbadboogyman 1',
  lines: LINES,
  draw: writeBoard,
  read(text) {
    const board = readBoard(text.rows, text.line('tiles'))
    if (!board.ok) return board
    const state = emptyState()
    const problem = readLines(state, text) ?? fillBoard(state, board.value) ?? check(state, board.value)
    return problem ? err(problem) : ok(state)
  },
})

export const { parse: parseNotation, write: writeNotation } = NOTATION

/** Reads all lines except the board. Missing lines are derived from the others. */
function readLines(state: State, text: NotationText<State, Key, Problem>): Problem | null {
  state.placed = PLACED_FIRST
  state.actions = ACTIONS_PER_TURN
  const problem = text.readLinesBut(state) ?? text.fillAbsent(state, 'turn', 'on-turn')
  if (problem) return problem
  if (phaseOf(state) !== 'playing') state.actions = 0
  return null
}

/** Returns a problem if the position is well-formed but impossible by the rules. */
function check(state: State, board: readonly ParsedCell[]): Problem | null {
  const lineOf = (tile: Tile) => board.find((said) => said.tile === tile)?.line ?? 0
  for (const tile of TILES) {
    const word = tileName(tile)
    if (thingsOn(state, tile) > ROOM) return { code: 'tile-too-full', word, line: lineOf(tile) }
    if (treesOn(state, tile) > mostTrees(state)) return { code: 'too-many-trees', word, line: lineOf(tile) }
  }
  for (const seat of ALL_SEATS) {
    if (pawnsStanding(state, seat) > PAWNS) return { code: 'too-many-pawns', word: SEATS[seat], line: 0 }
  }
  return null
}
