import type { State } from '../../../engine/fortress/index.ts'
import { type Chance, SEEDS } from '../../../engine/kernel/index.ts'
import { type Ending, endingOf } from './chances.ts'
import { pagePlan } from './page.ts'
import type { Plan, Player } from './player.ts'
import { waysOf } from './ways.ts'

/** So many sieges are played on for each way that is thought about, at first. */
export const ENOUGH = 24

/** Who plays ahead: it tries out what could be done in this turn, with the Page to go on after it. */
export const captain =
  (games = ENOUGH): Player =>
  (state, luck) =>
    captainPlan(state, luck, games)[0]

/** All that the Captain does in this turn before luck comes in. */
export function captainPlan(state: State, luck: Chance, games = ENOUGH): Plan {
  if (state.pending) return pagePlan(state)
  const base = luck.draw(SEEDS)
  const [first, ...others] = waysOf(state).map((plan) => ({ plan, samples: [] as number[] }))
  if (!first) return pagePlan(state)
  let left = [first, ...others]
  // Each round the better half goes on, twice as long; the Page's own way is never dropped before the last.
  for (let count = games; left.length > 1; count *= 2) {
    for (const { plan, samples } of left) {
      while (samples.length < count) samples.push(WORTH[endingOf(state, plan, base + samples.length)])
    }
    if (left.length === 2) break
    const best = left.filter((way) => way !== first).sort((one, other) => mean(other) - mean(one))
    left = [first, ...best.slice(0, Math.max(1, left.length >> 1))]
  }
  const [, challenger] = left
  return challenger && isBetter(challenger.samples, first.samples) ? challenger.plan : first.plan
}

const mean = ({ samples }: { samples: readonly number[] }): number =>
  samples.reduce((sum, one) => sum + one, 0) / samples.length

/** So many standard errors a way must be ahead of the Page's before it is taken instead. */
const SURE = 1

/** Whether one way did better than another, luck for luck, and not by chance alone. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const gains = one.map((value, index) => value - (other[index] ?? 0))
  const gain = mean({ samples: gains })
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
