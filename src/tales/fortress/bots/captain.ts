import { copyOf, fortress, type OutcomeKind, type State } from '../../../engine/fortress/index.ts'
import { type Chance, randomState, SEEDS, seededChance, simulate } from '../../../engine/kernel/index.ts'
import { winnerOf } from '../../../players/race.ts'
import { pagePlan } from './page.ts'
import type { Plan, Player } from './player.ts'
import { waysOf } from './ways.ts'

/** So many sieges are played on before it is certain enough, over all the ways that it thinks about. */
export const ENOUGH = 240

/** Who plays ahead: it tries out what could be done in this turn, with the Page to go on after it. */
export const captain =
  (games = ENOUGH): Player =>
  (state, luck) =>
    captainPlan(state, luck, games)[0]

/** All that the Captain does in this turn before luck comes in. */
export function captainPlan(state: State, luck: Chance, games = ENOUGH): Plan {
  if (state.pending) return pagePlan(state)
  const ways = waysOf(state)
  const base = luck.draw(SEEDS)
  const best = winnerOf(ways, games, (plan, index) => playedOn(state, plan, (base + index) % SEEDS))
  return best ?? pagePlan(state)
}

/** What the end of a siege is worth to the Captain: to win is much more than to win well. */
const WORTH: { readonly [Kind in OutcomeKind]: number } = {
  'total-victory': 1,
  'convincing-victory': 0.95,
  victory: 0.9,
  draw: 0.25,
  'total-defeat': 0,
}

/** What it is worth to be driven out: another siege may follow. */
const DRIVEN_OUT = 0.05

/** What comes of a plan in one siege: played on by the Page, with luck of its own that is the same for every plan. */
function playedOn(state: State, plan: Plan, seed: number): number {
  const now = copyOf(state)
  const chance = seededChance({ random: randomState(seed) })
  for (let actions: Plan = plan; ; actions = pagePlan(now)) {
    for (const action of actions) simulate(fortress, now, action, chance)
    if (now.outcome) return WORTH[now.outcome.kind]
    if (now.pending) return DRIVEN_OUT
  }
}
