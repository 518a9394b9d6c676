import { assaultTotal, type State } from '../../../engine/fortress/index.ts'
import { type Rng, SEEDS } from '../../../engine/kernel/index.ts'
import { spreadOf } from '../../../players/paired-difference.ts'
import { outlookOf, type SiegeEnd } from './chances.ts'
import { pagePlan } from './page.ts'
import type { Plan, Player } from './player.ts'
import { SEASONED } from './seasoned.ts'
import { candidatePlans } from './ways.ts'
import { worthAhead } from './worth.ts'

/** Number of simulated sieges for each plan in the first round. */
export const FIRST_PLAYOUTS = 8

/** A bot that simulates its options for this turn, and the turns after it in the `SEASONED` style. */
export const captain =
  (games = FIRST_PLAYOUTS): Player =>
  (state, luck) =>
    captainPlan(state, luck, games)[0]

/** Returns the Captain's actions for this turn until the rng is needed. */
export function captainPlan(state: State, luck: Rng, games = FIRST_PLAYOUTS): Plan {
  if (state.pending) return pagePlan(state)
  const [usual, ...others] = candidatePlans(state)
  const found = usual && bestOf(state, others, luck.draw(SEEDS), games)
  if (!found) return usual ?? pagePlan(state)
  // Confirm with a fresh seed, so that a plan chosen by luck alone is rejected.
  return isBetter(state, found, usual, luck.draw(SEEDS), games) ? found : usual
}

/** A plan and its running total. */
interface Runner {
  plan: Plan
  sum: number
}

/** Returns the best plan by halving: each round keeps the better half, with twice the samples. */
function bestOf(state: State, ways: readonly Plan[], first: number, games: number): Plan | undefined {
  let left = ways.map((plan): Runner => ({ plan, sum: 0 }))
  let seed = first
  for (let count = games; left.length > 1; count *= 2) {
    for (const runner of left) runner.sum += total(samplesOf(state, runner.plan, seed, count))
    left.sort((one, other) => other.sum - one.sum)
    left = left.slice(0, left.length >> 1)
    seed += count
  }
  return left[0]?.plan
}

/** Returns the values of simulated sieges. Equal seeds give all plans the same luck. */
const samplesOf = (state: State, plan: Plan, seed: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => worthOf(outlookOf(state, plan, seed + index, SEASONED)))

/** Returns the value of a simulated siege; a pending assault counts by its odds. */
function worthOf(state: State): number {
  if (state.outcome) return WORTH[state.outcome.kind]
  if (state.pending) return WORTH['driven-out']
  return worthAhead(WORTH, assaultTotal(state), state.place.walls)
}

const total = (samples: readonly number[]): number => samples.reduce((sum, one) => sum + one, 0)

/** The lead over the Page's plan that a plan needs, in standard errors. */
const SURE = 1

/** Rounds of a comparison, and the factor of sieges in each. */
const ROUNDS = 5
const ROUND = 6

/** True if a plan is significantly better than another with the same seeds. Stops early if it falls behind. */
function isBetter(state: State, one: Plan, other: Plan, first: number, games: number): boolean {
  const gains: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const seed = first + gains.length
    const [mine, its] = [one, other].map((plan) => samplesOf(state, plan, seed, ROUND * games))
    gains.push(...(mine ?? []).map((value, index) => value - (its?.[index] ?? 0)))
    const { gain, error } = spreadOf(gains)
    if (gain < -SURE * error) return false
  }
  const { gain, error } = spreadOf(gains)
  return gain > SURE * error
}

/** The Captain's value of each end: victories count almost alike, anything else almost nothing. */
const WORTH: { readonly [End in SiegeEnd]: number } = {
  'total-victory': 1,
  'convincing-victory': 0.97,
  victory: 0.94,
  draw: 0.05,
  // Slightly positive, because another siege may follow.
  'driven-out': 0.02,
  'total-defeat': 0,
}
