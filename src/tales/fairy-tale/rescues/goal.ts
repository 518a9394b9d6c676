import * as v from 'valibot'
import type { State } from '../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'

/** The goal to reach in this turn. */
export type Goal =
  /** Lose no heart in the movements after the turn, with these dice. Winning counts too. */
  | { kind: 'survive'; dice: readonly DieFace[] }
  /** Destroy one more dark diamond. Later movements do not matter. */
  | { kind: 'diamond' }

/** The stored form of a goal. */
export const writtenGoal: v.GenericSchema<unknown, Goal> = v.variant('kind', [
  v.strictObject({ kind: v.literal('survive'), dice: v.array(v.picklist([1, 2, 3, 4, 5, 6])) }),
  v.strictObject({ kind: v.literal('diamond') }),
])

/** True if a position can be a rescue: in the action phase, with no open question, and with one known die for each movement. */
export const canBeAsked = ({ phase, pending, rolls }: State, goal: Goal): boolean =>
  phase === 'action' &&
  pending === null &&
  (goal.kind === 'diamond' || (goal.dice.length > 0 && goal.dice.length === rolls.movement))
