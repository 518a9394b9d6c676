import { assaultTotal, type State } from '../../../engine/fortress/index.ts'
import { type Chance, SEEDS } from '../../../engine/kernel/index.ts'
import { spreadOf } from '../../../players/spread.ts'
import { outlookOf, type SiegeEnd } from './chances.ts'
import { pagePlan } from './page.ts'
import type { Plan, Player } from './player.ts'
import { SEASONED } from './seasoned.ts'
import { waysOf } from './ways.ts'
import { worthAhead } from './worth.ts'

/** So many sieges are played on for each way that is thought about, at first. */
export const ENOUGH = 8

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
  return isBetter(state, found, usual, luck.draw(SEEDS), games) ? found : usual
}

/** A way, and what it came to so far. */
interface Runner {
  plan: Plan
  sum: number
}

/** The best of some ways: after each round the better half goes on, for twice as long. */
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

/** What a way comes to in so many sieges; those of the same number have the same luck. */
const samplesOf = (state: State, plan: Plan, seed: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => worthOf(outlookOf(state, plan, seed + index, SEASONED)))

/** What a siege comes to that was played on: an assault that is still to come by its odds. */
function worthOf(state: State): number {
  if (state.outcome) return WORTH[state.outcome.kind]
  if (state.pending) return WORTH['driven-out']
  return worthAhead(WORTH, assaultTotal(state), state.place.walls)
}

const total = (samples: readonly number[]): number => samples.reduce((sum, one) => sum + one, 0)

/** So many standard errors a way must be ahead of the Page's to be taken instead. */
const SURE = 1

/** A duel has so many rounds, each of so many times as many sieges. */
const ROUNDS = 5
const ROUND = 6

/** Whether one way does better than another, luck for luck, and not by chance alone; who falls behind gives up early. */
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

/** What the end of a siege is worth to the Captain: to win, and of two victories the better one; little else. */
const WORTH: { readonly [End in SiegeEnd]: number } = {
  'total-victory': 1,
  'convincing-victory': 0.97,
  victory: 0.94,
  draw: 0.05,
  // Another siege may follow.
  'driven-out': 0.02,
  'total-defeat': 0,
}
