import {
  asSeat,
  type Category,
  goalOf,
  isSamePerson,
  playing,
  pointsOf,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { TRAITS, type Traits, traitsOf } from './traits.ts'
import { WEIGHTS } from './weights.ts'

/** Probability that the next Building is of each category. */
export type CategoryOdds = Readonly<Record<Category, number>>

/** Log odds of a decided position: more than any other position has. */
const DECIDED = 50

/** Returns the log odds that a seat wins, after its turn and before that of `next`. Logarithms tell nearly certain from certain. */
export function logOddsOf(state: State, seat: Seat, odds: CategoryOdds, next: Seat): number {
  if (state.winners) return state.winners.includes(seat) ? DECIDED : -DECIDED
  const strengths = strengthsOf(state, odds, next)
  const rivals = strengths.filter((_, other) => !isSamePerson(state, seat, asSeat(other)))
  const own = strengths.filter((_, other) => isSamePerson(state, seat, asSeat(other)))
  return sumOf(own) - sumOf(rivals)
}

/** Converts log odds to a probability, 0 to 1. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** Returns the strength of each seat. Its chance to win is proportional to e to the power of it. */
function strengthsOf(state: State, odds: CategoryOdds, next: Seat): number[] {
  const progress = Math.max(...playing(state).map((seat) => pointsOf(state, seat))) / goalOf(state)
  return traitsOf(state, odds, next).map((traits) =>
    traits ? strengthOf(traits, state.rules.version, progress) : Number.NEGATIVE_INFINITY,
  )
}

function strengthOf(traits: Traits, version: State['rules']['version'], progress: number): number {
  const weights = WEIGHTS[version]
  let strength = 0
  for (const trait of TRAITS) {
    const [first, later] = weights[trait]
    strength += traits[trait] * (first + later * progress)
  }
  return strength
}

/** Returns the combined strength of several seats. */
function sumOf(strengths: readonly number[]): number {
  const most = Math.max(...strengths)
  if (most === Number.NEGATIVE_INFINITY) return -DECIDED
  return most + Math.log(strengths.reduce((sum, each) => sum + Math.exp(each - most), 0))
}
