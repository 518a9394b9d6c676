import {
  CENTRE,
  DIRECTIONS,
  type Direction,
  directionTo,
  neighbour,
  type Place,
} from '../../kernel/boards/square.ts'
import type { CharacterRules, SteppingMonster } from '../hooks/character.ts'

const NOWHERE: readonly Direction[] = []

/** The Pied Piper: monsters on orthogonally adjacent tiles take the shortest road to him [R 26]. */
export const piedPiper: CharacterRules = {
  draw({ at }, monster) {
    if (!directionTo(monster.at, at)) return NOWHERE
    const turn = firstTurn(monster, at)
    return turn ? [turn] : NOWHERE
  },
}

/**
 * The turn with which the shortest road to a goal begins, over tiles that monsters could enter now; of
 * several the first in the order of the plan. Null when there is no such road. Never over the oak, unless
 * it is the goal.
 */
function firstTurn({ at, entered, plan, canGo }: SteppingMonster, goal: Place): Direction | null {
  if (entered.includes(goal)) return null
  // Places are reached in the order of the roads to them: the shortest first, and then the plan's.
  const reached = new Map<Place, Direction | null>([[at, null]])
  for (const [place, first] of reached) {
    for (const turn of first ? DIRECTIONS : plan) {
      const to = neighbour(place, turn)
      if (reached.has(to) || !canGo(place, turn)) continue
      if (to === goal) return first ?? turn
      if (to !== CENTRE && !entered.includes(to)) reached.set(to, first ?? turn)
    }
  }
  return null
}
