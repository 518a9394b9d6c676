import { inAll, isTreasure } from '../cards.ts'
import { landsInPlay } from '../rules/lands.ts'
import { phaseOf, type State } from '../state.ts'
import type { Key } from './lines.ts'
import type { ProblemCode } from './problem.ts'

/** What the rules never lead to, the line that shows it, and the piece of it that does. */
interface Misfit {
  code: ProblemCode
  key: Key
  word: string
}

/** What keeps a position from being one, whatever phase it says it is in. */
export function misfitOf(state: State): Misfit | null {
  const { life, outcome, pending, spent, laid } = state
  if (life <= 0 && !outcome) return { code: 'no-life', key: 'life', word: String(life) }
  if (spent > landsInPlay(state)) return { code: 'spent-too-many', key: 'spent', word: String(spent) }
  if (laid > inAll(state.lands)) return { code: 'laid-too-many', key: 'laid', word: String(laid) }
  if (treasuresOf(state) > 1) return { code: 'two-treasures', key: 'treasure', word: '' }
  return outcome && pending ? { code: 'question-after-end', key: 'pending', word: pending } : null
}

const treasuresOf = ({ hand, deck, treasure }: State): number =>
  [...hand, ...deck].filter(isTreasure).length + Number(treasure !== null)

/** What is wrong with a phase that a text tells: it must be that of the position. */
export function refusePhase(state: State, told: string): ProblemCode | null {
  const phase = phaseOf(state)
  if (told === phase) return null
  if (told === 'over') return 'over-without-outcome'
  if (phase === 'over') return 'outcome-not-over'
  if (told === 'assault' && state.garrison.length > 0) return 'garrison-stands'
  return told === 'act' ? 'nobody-left' : 'wrong-phase'
}
