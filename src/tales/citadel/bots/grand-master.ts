import {
  type Action,
  citadel,
  dealtAnew,
  goalOf,
  playing,
  pointsOf,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { type Chance, randomState, seededChance, seenBy, simulate } from '../../../engine/kernel/index.ts'
import { winnerOf } from '../../../players/race.ts'
import { firstPlot } from './first-plots.ts'
import { judge, oddsOf } from './judge.ts'
import { actor, page } from './page.ts'
import { type Plan, plansOf } from './plan.ts'
import { anyOf, type Player } from './player.ts'

/** Plans that are played on, and games that are played with all of them together. */
const PLANS = 6
const GAMES = 120

/** Rounds that each game is played on. */
const ROUNDS = 2

/** A world of its own for each try: unseen hands and piles dealt anew, the same luck for all plans. */
const worldLuck = (seed: number, index: number): Chance =>
  seededChance({ random: randomState((seed * 31_337 + index * 7919) % 2 ** 30) })

/** Plays a plan, then both the rest of this turn and two rounds by Pages; answers how it stands, 0 to 1. */
function playOn(seen: State, seat: Seat, plan: Plan, luck: Chance): number {
  const state = dealtAnew(seen, luck)
  for (const action of plan.actions) {
    if (state.phase === 'over' || citadel.refuse(state, action)) break
    simulate(citadel, state, action, luck)
  }
  const last = state.turn + ROUNDS * playing(state).length
  while (state.phase !== 'over' && state.turn <= last)
    simulate(citadel, state, page(seenBy(citadel, state, actor(state)), luck), luck)
  return chanceOf(state, seat)
}

/** How good a position looks for a seat: won, lost, or by how it stands against the best rival. */
function chanceOf(state: State, seat: Seat): number {
  if (state.winners) return state.winners.includes(seat) ? 1 / state.winners.length : 0
  const lead = judge(state, seat, oddsOf(state)) / goalOf(state)
  const mine = pointsOf(state, seat) / goalOf(state)
  return 1 / (1 + Math.exp(-4 * (lead - 0.35 - 0.1 * (1 - mine))))
}

/** The best plans of its turn, each played on by Pages in worlds dealt anew, by a race of samples. */
export const planOf = (seen: State, luck: Chance): readonly Action[] => {
  const actions = citadel.list(seen)
  const [only] = actions
  if (actions.length === 1 && only) return [only]
  const chosen = seen.phase === 'choose' ? firstPlot(seen, actions, luck) : null
  if (chosen) return [chosen]
  const seat = actor(seen)
  const plans = plansOf(seen, seat, { width: 5, depth: 8 }, luck).slice(0, PLANS)
  const seed = luck.draw(2 ** 20)
  const best = winnerOf(plans, GAMES, (plan, index) => playOn(seen, seat, plan, worldLuck(seed, index)))
  return best?.actions ?? [anyOf(actions, luck)]
}

/** It plays the best plans of its turn on. */
export const grandMaster: Player = (seen, luck) => planOf(seen, luck)[0] ?? anyOf(citadel.list(seen), luck)
