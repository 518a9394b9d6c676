import type { Goal } from '../../rescues/index.ts'
import type { RescuesWords } from '../../words/rescues.ts'

/** Returns a goal in a few words. */
export const goalWords = ({ goals }: RescuesWords, goal: Goal): string =>
  goal.kind === 'survive' ? goals.survive(goal.dice.length) : goals.diamond
