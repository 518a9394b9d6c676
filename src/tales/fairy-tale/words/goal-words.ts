import { type HouseRules, progressOf, type State } from '../../../engine/fairy-tale/index.ts'
import type { Messages } from './messages.ts'

/** A goal other than the dark diamonds, as it is spoken of: monsters are monsters, however many [R 68]. */
export type OtherGoal = keyof Messages['table']['goals']

/** The goal of a table that chose another than the dark diamonds; null where these win [R 68]. */
export function otherGoalOf({ goal }: HouseRules): OtherGoal | null {
  if (goal === 'diamonds') return null
  return goal === 'monsters-22' || goal === 'monsters-28' ? 'monsters' : goal
}

/** How far a table has come towards another goal than the dark diamonds; null where these win [R 68]. `short`: where there is little room. */
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
