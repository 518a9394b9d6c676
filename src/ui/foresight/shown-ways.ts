import { standingIn } from '../board/tokens/standing.ts'
import { MOST_ORDERS, type Way, waysOf } from './arrows.ts'
import type { Shown } from './shown.ts'

/** The arrows of the future that is shown; `numbered`: one for each monster, in the order of the rules. */
export function shownWays({ base, strides, orders }: Shown): { numbered: boolean; ways: Way[] } {
  const numbered = orders && strides.length <= MOST_ORDERS
  return { numbered, ways: waysOf(strides, standingIn(base).monsters, !numbered) }
}
