import type { Action, ActionType, State } from '../../../../../engine/fairy-tale/index.ts'
import { afterConsidered } from '../../../foresight/index.ts'

/** What brings a die: how it falls, nobody could know. */
const ROLLED: readonly ActionType[] = ['roll', 'end-turn', 'keep-die', 'choose-side']

/** What was done of a plan before a die fell, and the game after it. */
export interface DoneSoFar {
  /** The end of the turn alone is a plan too. */
  plan: readonly [Action, ...Action[]]
  after: State
}

/** The game after a plan, as far as no die falls in it. */
export function boardAfter(before: State, plan: readonly Action[]): DoneSoFar {
  const end = plan.findIndex(isRolled)
  const [first, ...rest] = end < 0 ? plan : plan.slice(0, end)
  if (!first) return { plan: [plan[0] ?? { type: 'end-turn' }], after: before }
  const after = [first, ...rest].reduce<State | null>(
    (now, action) => now && afterConsidered(now, action),
    before,
  )
  return { plan: [first, ...rest], after: after ?? before }
}

const isRolled = (action: Action): boolean =>
  ROLLED.includes(action.type) || (action.type === 'use' && action.power === 'reroll')
