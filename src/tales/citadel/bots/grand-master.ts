import {
  type Action,
  citadel,
  dealtAnew,
  playing,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { type Chance, randomState, seededChance, simulate } from '../../../engine/kernel/index.ts'
import { categoryOdds } from '../foresight/index.ts'
import { type CategoryOdds, chanceOf, logOddsOf } from './chances.ts'
import { firstPlot } from './first-plots.ts'
import { masterView } from './master-view.ts'
import { actor, anyOf } from './page.ts'
import { bestOf, bestStep, type Plan, plansOf, WON } from './plan.ts'
import type { Player } from './player.ts'
import { surelyBetter } from './surely.ts'
import { plainView } from './view.ts'

/** How far and how wide it looks through its turn. */
const BEAM = { width: 8, depth: 10 }

/** Plans that are played on, and worlds in which all of them are. */
const PLANS = 6
const WORLDS = 8

/** A plan by which the chance to win looks so much worse is not played on: what the next round brings seldom makes that good. */
const TOO_FAR = 0.05

/** A world of its own for each try: unseen hands and piles dealt anew, the same luck for all plans. */
const worldLuck = (seed: number, index: number): Chance =>
  seededChance({ random: randomState((seed * 31_337 + index * 7919) % 2 ** 30) })

/** Plays a plan, then all up to one's own next turn by Pages; answers how likely it is to win then. */
function playOn(seen: State, seat: Seat, plan: Plan, odds: CategoryOdds, luck: Chance): number {
  const state = dealtAnew(seen, luck)
  for (const action of plan.actions) {
    if (state.phase === 'over' || citadel.refuse(state, action)) break
    simulate(citadel, state, action, luck)
  }
  const next = seen.turn + playing(state).length
  while (state.phase !== 'over' && state.turn < next) playTurn(state, luck)
  return chanceOf(logOddsOf(state, seat, odds, state.onTurn))
}

/** Plays on as a Page does, what stands best at once, until it is another's to act. */
function playTurn(state: State, luck: Chance): void {
  const seat = actor(state)
  const view = plainView(state, seat)
  const { turn } = state
  while (state.phase !== 'over' && state.turn === turn && actor(state) === seat) {
    const action = bestStep(state, view)
    if (!action) throw new Error('There is nothing to do, and the game is not over.')
    simulate(citadel, state, action, luck)
  }
}

/** The best plan of its turn: what its view says is best, unless another comes out better for certain when they are played on. */
export const planOf = (seen: State, luck: Chance, worlds = WORLDS): readonly Action[] => {
  const actions = citadel.list(seen)
  const [only] = actions
  if (actions.length === 1 && only) return [only]
  const chosen = seen.phase === 'choose' ? firstPlot(seen, actions, luck) : null
  if (chosen) return [chosen]
  const seat = actor(seen)
  const odds = categoryOdds(seen)
  const plans = bestOf(plansOf(seen, seat, BEAM, luck, masterView(seen, seat, odds)), PLANS)
  const seed = luck.draw(2 ** 20)
  const [first, ...others] = plans
  if (!first) return [anyOf(actions, luck)]
  if (first.worth >= WON / 2) return first.actions
  const near = others.filter(({ worth }) => chanceOf(first.worth) - chanceOf(worth) < TOO_FAR)
  const best = surelyBetter(first, near, worlds, (plan, index) =>
    playOn(seen, seat, plan, odds, worldLuck(seed, index)),
  )
  return asFarAsSeen(best.actions)
}

/** A plan up to where a Spy has looked: which card is taken is chosen when the hand is seen, and was but guessed before. */
function asFarAsSeen(actions: readonly Action[]): readonly Action[] {
  const taken = actions.findIndex(({ type }, index) => index > 0 && type === 'take')
  return taken === -1 ? actions : actions.slice(0, taken)
}

/** An action that was planned, and how the position must stand for it, as far as its seat sees it. */
interface Step {
  readonly action: Action
  readonly before: string
}

/** All that a plan of a seat rests on: what others hide is no part of it. */
const standing = ({ turn, owners, buildings, seats, spent, questions }: State, seat: Seat): string =>
  JSON.stringify([turn, owners, buildings, seats[seat], spent, questions])

/** A plan step by step; it ends where something comes otherwise, as when a Safe Conduct wards a card off. */
function stepsOf(seen: State, seat: Seat, actions: readonly Action[], luck: Chance): Step[] {
  const state = dealtAnew(seen, luck)
  const steps: Step[] = []
  for (const action of actions) {
    if (citadel.refuse(state, action)) break
    steps.push({ action, before: standing(state, seat) })
    simulate(citadel, state, action, luck)
  }
  return steps
}

/**
 * It plays the best plans of its turn on. What it means to do it remembers, and thinks again where something came otherwise
 * than planned: so one of these sits at one table.
 */
export function grandMaster(worlds = WORLDS): Player {
  let ahead: Step[] = []
  return (seen, luck) => {
    const seat = actor(seen)
    const [next, ...rest] = ahead
    ahead = rest
    if (next?.before === standing(seen, seat)) return next.action
    const [first, ...later] = stepsOf(seen, seat, planOf(seen, luck, worlds), luck)
    ahead = later
    return first?.action ?? anyOf(citadel.list(seen), luck)
  }
}
