import { isVictory, type State } from '../../../../engine/fortress/index.ts'
import type { EndingCast } from '../../art/index.ts'

/** So many of an army stand on the wall that it has taken; the others wait before it. */
const ON_THE_WALL = 4

/** Who stands in the picture of the end: whoever holds the wall then, and the army before it. */
export function castOf({ outcome, garrison, army }: State): EndingCast {
  const own = army.map(({ creature }) => creature)
  if (!outcome || !isVictory(outcome.kind)) return { wall: garrison, field: own }
  return { wall: own.slice(0, ON_THE_WALL), field: own.slice(ON_THE_WALL) }
}
