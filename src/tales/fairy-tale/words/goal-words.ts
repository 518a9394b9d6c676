import { type HouseRules, progressOf, type State } from '../../../engine/fairy-tale/index.ts'
import type { Messages } from './messages.ts'

/** A goal other than the dark diamonds, as it is named in texts: all counts of monsters share one [R 68]. */
export type OtherGoal = keyof Messages['table']['goals']

/** Returns the goal of a game that has another one than the dark diamonds; null if these win [R 68]. */
export function otherGoalOf({ goal }: HouseRules): OtherGoal | null {
  if (goal === 'diamonds') return null
  return goal === 'monsters-22' || goal === 'monsters-28' ? 'monsters' : goal
}

/** The progress toward a goal other than the dark diamonds; null if these win [R 68]. `short`: for narrow screens. */
export function progressWords(
  { goals, goalsShort }: Pick<Messages['table'], 'goals' | 'goalsShort'>,
  state: State,
  short = false,
): string | null {
  const goal = otherGoalOf(state.rules)
  const progress = progressOf(state)
  if (!goal || !progress) return null
  const { left, of } = progress
  const words = short ? goalsShort : goals
  return goal === 'last-tile' || of === null ? words['last-tile'](left) : words[goal](of - left, of)
}
