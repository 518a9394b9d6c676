import { isVictory, type State } from '../../../../engine/fortress/index.ts'
import type { EndingCast } from '../../art/index.ts'

/** Number of creatures on a captured wall; the others are in front of it. */
const ON_THE_WALL = 4

/** Returns the creatures in the picture of the outcome: those on the wall, and those in front of it. */
export function castOf({ outcome, garrison, army }: State): EndingCast {
  const own = army.map(({ creature }) => creature)
  if (!outcome || !isVictory(outcome.kind)) return { wall: garrison, field: own }
  return { wall: own.slice(0, ON_THE_WALL), field: own.slice(ON_THE_WALL) }
}
