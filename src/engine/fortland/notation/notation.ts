import { wordNotation } from '../../kernel/notation/lines.ts'
import type { NotationText } from '../../kernel/notation/notation.ts'
import { problemAt } from '../../kernel/notation/problem.ts'
import { err, ok } from '../../kernel/result.ts'
import { emptyState } from '../begin-game.ts'
import type { State } from '../state.ts'
import { checkArmies, placeArmies } from './armies.ts'
import { checkForts, readBoard, writeBoard } from './board.ts'
import { type Key, LINES } from './lines.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** Positions of Fortland as text (docs/FORTLAND.md). Only the board is required; all other lines have a default. */
export const NOTATION = wordNotation<State, Key, ProblemCode>({
  title: 'fortland 1',
  lines: LINES,
  draw: writeBoard,
  read(text) {
    const board = readBoard(text.rows)
    if (!board.ok) return board
    const { lands, forts, countries } = board.value
    const state = { ...emptyState(lands, countries), forts }
    const problem =
      checkForts(board.value) ??
      readPhase(state, text) ??
      readOthers(state, text) ??
      readArmiesWhole(state, text)
    return problem ? err(problem) : ok(state)
  },
})

export const { parse: parseNotation, write: writeNotation } = NOTATION

type Text = NotationText<State, Key, Problem>

/** Reads the phase. A missing phase follows from the other lines. A game is over if and only if it has an outcome. */
function readPhase(state: State, text: Text): Problem | null {
  const line = text.line('phase')
  const isOver = text.line('outcome') !== undefined
  state.phase = isOver ? 'over' : text.line('actions') ? 'act' : 'roll'
  const problem = text.readLines(state, 'phase')
  if (problem || (state.phase === 'over') === isOver) return problem
  return problemAt('wrong-phase', line?.text ?? '', line?.number)
}

function readOthers(state: State, text: Text): Problem | null {
  const problem = text.readLinesBut(state, 'phase', 'armies')
  if (!problem && state.phase !== 'act') Object.assign(state, NOTHING_DONE())
  return problem
}

/** The fields of a turn before its roll, and outside a turn. */
const NOTHING_DONE = (): Pick<State, 'actions' | 'turned' | 'built'> => ({
  actions: 0,
  turned: false,
  built: [],
})

/** Reads the positions of the armies. Must run last, because they depend on the phase. */
function readArmiesWhole(state: State, text: Text): Problem | null {
  placeArmies(state)
  const problem = text.readLines(state, 'armies')
  if (problem) return problem
  const wrong = checkArmies(state)
  return wrong && problemAt(wrong.code, wrong.word, text.line('armies')?.number)
}
