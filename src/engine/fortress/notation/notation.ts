import { wordNotation } from '../../kernel/notation/lines.ts'
import type { NotationText } from '../../kernel/notation/notation.ts'
import { problemAt } from '../../kernel/notation/problem.ts'
import { err, ok } from '../../kernel/result.ts'
import { emptyState } from '../begin-game.ts'
import { inAll, isTreasure } from '../cards.ts'
import { landsInPlay } from '../rules/lands.ts'
import type { State } from '../state.ts'
import { FORM, strangerIn } from './form.ts'
import { type Key, LINES } from './lines.ts'
import { USUAL_LUCK } from './luck.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** Lines that depend on the rest of the position, so they are read last. */
const LAST = ['phase', 'column', 'dice', 'draws'] as const satisfies readonly Key[]

/** Sieges as text (docs/FORTRESS.md), with the state of the rng, as games are stored. All lines have a default. */
export const NOTATION = wordNotation<State, Key, ProblemCode>({
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

/** A contradiction that the rules cannot produce, with its line and word. */
interface Misfit {
  code: ProblemCode
  key: Key
  word: string
}

/** Returns the first contradiction in a position, in any phase, or null. */
function misfitOf(state: State): Misfit | null {
  const { life, outcome, pending, spent, laid } = state
  if (life <= 0 && !outcome) return { code: 'no-life', key: 'life', word: String(life) }
  if (spent > landsInPlay(state)) return { code: 'spent-too-many', key: 'spent', word: String(spent) }
  if (laid > inAll(state.lands)) return { code: 'laid-too-many', key: 'laid', word: String(laid) }
  if (treasuresOf(state) > 1) return { code: 'two-treasures', key: 'treasure', word: '' }
  return outcome && pending ? { code: 'question-after-end', key: 'pending', word: pending } : null
}

const treasuresOf = ({ hand, deck, treasure }: State): number =>
  [...hand, ...deck].filter(isTreasure).length + Number(treasure !== null)
