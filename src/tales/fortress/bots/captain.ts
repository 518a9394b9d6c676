import type { State } from '../../../engine/fortress/index.ts'
import { type Chance, SEEDS } from '../../../engine/kernel/index.ts'
import { type Ending, endingOf } from './chances.ts'
import { pagePlan } from './page.ts'
import type { Plan, Player } from './player.ts'
import { waysOf } from './ways.ts'

/** So many sieges are played on for each way that is thought about, at first. */
export const ENOUGH = 16

/** Who plays ahead: it tries out what could be done in this turn, with the Page to go on after it. */
export const captain =
  (games = ENOUGH): Player =>
  (state, luck) =>
    captainPlan(state, luck, games)[0]

/** All that the Captain does in this turn before luck comes in. */
export function captainPlan(state: State, luck: Chance, games = ENOUGH): Plan {
  if (state.pending) return pagePlan(state)
  const [usual, ...others] = waysOf(state)
  const found = usual && bestOf(state, others, luck.draw(SEEDS), games)
  if (!found) return usual ?? pagePlan(state)
  // With other luck than that by which it was chosen: whoever was only lucky is found out.
  const seed = luck.draw(SEEDS)
  const tried = (plan: Plan) => samplesOf(state, plan, seed, DUEL * games)
  return isBetter(tried(found), tried(usual)) ? found : usual
}

/** So many times as many sieges decide between the best way that was found and the Page's. */
const DUEL = 6

/** The best of some ways: after each round the better half goes on, twice as long. */
function bestOf(state: State, ways: readonly Plan[], seed: number, games: number): Plan | undefined {
  let left = [...ways]
  for (let count = games; left.length > 1; count *= 2) {
    const means = new Map(left.map((plan) => [plan, mean(samplesOf(state, plan, seed, count))]))
    left.sort((one, other) => (means.get(other) ?? 0) - (means.get(one) ?? 0))
    left = left.slice(0, left.length >> 1)
  }
  return left[0]
}

/** What a way comes to in so many sieges; those of the same number have the same luck. */
const samplesOf = (state: State, plan: Plan, seed: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => WORTH[endingOf(state, plan, seed + index)])

const mean = (samples: readonly number[]): number =>
  samples.reduce((sum, one) => sum + one, 0) / samples.length

/** So many standard errors a way must be ahead of the Page's to be taken instead. */
const SURE = 1.5

/** Whether one way did better than another, luck for luck, and not by chance alone. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const gains = one.map((value, index) => value - (other[index] ?? 0))
  const gain = mean(gains)
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / gains.length
  return gain > SURE * Math.sqrt(variance / gains.length)
}

/** What the end of a siege is worth to the Captain: to win is much more than to win well. */
const WORTH: { readonly [End in Ending]: number } = {
  'total-victory': 1,
  'convincing-victory': 0.95,
  victory: 0.9,
  draw: 0.25,
  // Another siege may follow.
  'driven-out': 0.05,
  'total-defeat': 0,
}
