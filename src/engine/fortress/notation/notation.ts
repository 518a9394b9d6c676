import { type NotationText, notation } from '../../kernel/notation/notation.ts'
import { problemAt } from '../../kernel/notation/problem.ts'
import { err, ok } from '../../kernel/result.ts'
import { emptyState } from '../begin-game.ts'
import type { State } from '../state.ts'
import { misfitOf } from './check.ts'
import { FORM, strangerIn } from './form.ts'
import { type Key, LINES } from './lines.ts'
import { USUAL_LUCK } from './luck.ts'
import type { Fault, Problem } from './problem.ts'

/** Lines that can be checked only with the whole position. */
const LAST = ['phase', 'column', 'dice', 'draws'] as const satisfies readonly Key[]

/** Sieges as text (docs/FORTRESS.md), with the state of the rng, as games are stored. All lines have a default. */
export const NOTATION = notation<State, Key, Fault, Problem>({
  ...FORM,
  lines: LINES,
  read(text) {
    const state = emptyState()
    const problem =
      strangerIn(text.rows) ??
      text.readLinesBut(state, ...LAST) ??
      text.fillAbsent(state, 'drawn') ??
      check(state, text) ??
      text.readLines(state, ...LAST)
    return problem ? err(problem) : ok(state)
  },
})

export const { parse: parseNotation } = NOTATION

/** Writes a position without the state of the rng, so that equal positions give the same text. */
export const writeNotation = (state: State): string => NOTATION.write({ ...state, random: USUAL_LUCK })

function check(state: State, text: NotationText<State, Key, Problem>): Problem | null {
  const misfit = misfitOf(state)
  return misfit && problemAt(misfit.code, misfit.word, text.line(misfit.key)?.number)
}
