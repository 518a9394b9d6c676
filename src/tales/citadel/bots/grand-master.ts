import {
  type Action,
  citadel,
  determinize,
  playing,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { playInPlace, type Rng, randomState, seededRng } from '../../../engine/kernel/index.ts'
import { categoryOdds } from '../foresight/index.ts'
import { plainView } from './bot-view.ts'
import { type CategoryOdds, chanceOf, logOddsOf } from './chances.ts'
import { firstPlot } from './first-plots.ts'
import { masterView } from './master-view.ts'
import { actor, anyOf } from './page.ts'
import { bestOf, bestStep, plansOf, type TurnPlan, WON } from './plan.ts'
import type { Player } from './player.ts'
import { surelyBetter } from './surely.ts'

/** Width and depth of the beam search over its own turn. */
const BEAM = { width: 8, depth: 10 }

/** Number of plans to play on, and of sampled worlds for each plan. */
const PLANS = 6
const WORLDS = 8

/** Plans that look this much less likely to win are not played on: the next round seldom makes up for it. */
const TOO_FAR = 0.05

/** The rng of one sampled world: unseen hands and piles are dealt anew, and all plans get the same luck. */
const worldLuck = (seed: number, index: number): Rng =>
  seededRng({ random: randomState((seed * 31_337 + index * 7919) % 2 ** 30) })

/** Plays a plan, then all turns up to one's own next one as Pages. Returns the chance to win at that point. */
function playOn(seen: State, seat: Seat, plan: TurnPlan, odds: CategoryOdds, luck: Rng): number {
  const state = determinize(seen, luck)
  for (const action of plan.actions) {
    if (state.phase === 'over' || citadel.refuse(state, action)) break
    playInPlace(citadel, state, action, luck)
  }
  const next = seen.turn + playing(state).length
  while (state.phase !== 'over' && state.turn < next) playTurn(state, luck)
  return chanceOf(logOddsOf(state, seat, odds, state.onTurn))
}

/** Plays the rest of a turn as a Page does, always the best single step. */
function playTurn(state: State, luck: Rng): void {
  const seat = actor(state)
  const view = plainView(state, seat)
  const { turn } = state
  while (state.phase !== 'over' && state.turn === turn && actor(state) === seat) {
    const action = bestStep(state, view)
    if (!action) throw new Error('No action is allowed, but the game is not over.')
    playInPlace(citadel, state, action, luck)
  }
}

/** Returns the best plan of the turn: the one that its view prefers, unless playouts show that another is clearly better. */
export const planOf = (seen: State, luck: Rng, worlds = WORLDS): readonly Action[] => {
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

/** Cuts a plan before the card that a Spy takes: the other hand was only a guess, and must be seen first. */
function asFarAsSeen(actions: readonly Action[]): readonly Action[] {
  const taken = actions.findIndex(({ type }, index) => index > 0 && type === 'take')
  return taken === -1 ? actions : actions.slice(0, taken)
}

/** A planned action, and a key of the position it was planned for, as its seat sees it. */
interface Step {
  readonly action: Action
  readonly before: string
}

/** Returns a key of everything that a plan of a seat relies on. Hidden cards of others are left out. */
const standing = ({ turn, owners, buildings, seats, spent, questions }: State, seat: Seat): string =>
  JSON.stringify([turn, owners, buildings, seats[seat], spent, questions])

/** Returns a plan step by step, up to an action that is refused, for example because a Safe Conduct warded off a card. */
function stepsOf(seen: State, seat: Seat, actions: readonly Action[], luck: Rng): Step[] {
  const state = determinize(seen, luck)
  const steps: Step[] = []
  for (const action of actions) {
    if (citadel.refuse(state, action)) break
    steps.push({ action, before: standing(state, seat) })
    playInPlace(citadel, state, action, luck)
  }
  return steps
}

/**
 * Creates a bot that plays its best plans on in sampled worlds. Remembers its plan, and thinks again if the position differs
 * from the planned one. Each table therefore needs its own instance.
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
