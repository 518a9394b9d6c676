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
 * Returns the first turn of the shortest road to a goal, over tiles that monsters could enter now, or null. Ties are broken by the order of
 * the plan. The road may pass the oak only if it is the goal.
 */
function firstTurn({ at, entered, plan, canGo }: SteppingMonster, goal: Place): Direction | null {
  if (entered.includes(goal)) return null
  // A breadth-first search: shorter roads first, then in the order of the plan.
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
