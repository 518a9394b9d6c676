import * as v from 'valibot'
import type { State } from '../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'

/** What has to be reached in this turn. */
export type Goal =
  /** These dice will fall for the movements after the turn: the oak loses no heart in them. Winning is as good. */
  | { kind: 'survive'; dice: readonly DieFace[] }
  /** One more dark diamond is destroyed, whatever the monsters do then. */
  | { kind: 'diamond' }

/** A goal as it is written. */
export const writtenGoal: v.GenericSchema<unknown, Goal> = v.variant('kind', [
  v.strictObject({ kind: v.literal('survive'), dice: v.array(v.picklist([1, 2, 3, 4, 5, 6])) }),
  v.strictObject({ kind: v.literal('diamond') }),
])

/** Whether a position can be asked about: somebody acts, with no question open, and so many dice fall as are known. */
export const canBeAsked = ({ phase, pending, rolls }: State, goal: Goal): boolean =>
  phase === 'action' &&
  pending === null &&
  (goal.kind === 'diamond' || (goal.dice.length > 0 && goal.dice.length === rolls.movement))
