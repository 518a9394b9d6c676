import { oncePer } from '../../../../engine/kernel/index.ts'
import { standingIn } from '../forest/standing.ts'
import { type DrawnWay, MOST_ORDERS, waysOf } from './arrows.ts'
import type { Shown } from './shown-future.ts'

interface ShownWays {
  /** One for each monster, in the order of the rules. */
  numbered: boolean
  ways: readonly DrawnWay[]
}

/** The arrows of the future that is shown. */
export const shownWays = oncePer(waysShown)

function waysShown({ base, strides, orders }: Shown): ShownWays {
  const numbered = orders && strides.length <= MOST_ORDERS
  return { numbered, ways: waysOf(strides, standingIn(base), !numbered) }
}
