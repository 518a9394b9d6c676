import { type NotationText, notation } from '../../kernel/notation/notation.ts'
import { problemAt } from '../../kernel/notation/text-sections.ts'
import { err, ok } from '../../kernel/result.ts'
import { emptyState } from '../begin-game.ts'
import type { State } from '../state.ts'
import { misfitOf } from './check.ts'
import { FORM, strangerIn } from './form.ts'
import { drawnAtLeast, type Key, LINES } from './lines.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** Lines that can be checked only with the whole position. */
const LAST = ['phase', 'column', 'dice', 'draws'] as const satisfies readonly Key[]

/** Sieges as text, with the state of the rng. All lines have a default. */
export const NOTATION = notation<State, Key, ProblemCode>({
  ...FORM,
  lines: LINES,
  read(text) {
    const state = emptyState()
    const problem =
      strangerIn(text.rows) ?? readFirst(state, text) ?? check(state, text) ?? text.readLines(state, ...LAST)
    return problem ? err(problem) : ok(state)
  },
})

type Text = NotationText<State, Key, ProblemCode>

function readFirst(state: State, text: Text): Problem | null {
  const problem = text.readLinesBut(state, ...LAST)
  if (!text.line('drawn')) state.place.drawn = drawnAtLeast(state)
  return problem
}

function check(state: State, text: Text): Problem | null {
  const misfit = misfitOf(state)
  return misfit && problemAt(misfit.code, misfit.word, text.line(misfit.key)?.number)
}
