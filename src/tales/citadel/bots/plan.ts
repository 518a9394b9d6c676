import {
  type Action,
  citadel,
  copyOf,
  dealtAnew,
  PRICE_OF_HIRING,
  PRICE_OF_PILE,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { type Chance, simulate } from '../../../engine/kernel/index.ts'
import { type Guessed, isGuessed, plainView, type View } from './view.ts'

/** A way through one's own turn, as far as no luck comes in. */
export interface Plan {
  readonly actions: readonly Action[]
  readonly state: State
  readonly worth: number
  /** It ends the turn, or luck comes in. */
  readonly isOver: boolean
}

/** How far and how wide a turn is looked through. */
export interface Beam {
  readonly width: number
  readonly depth: number
}

/** No luck comes into a plan: an action that asks for some is not carried out. */
const noLuck: Chance = {
  die: () => 1,
  draw: () => 0,
}

/** What an action leads to, and how that stands; what brings luck is left out, and its worth is a guess. */
function after(state: State, action: Action, view: View, before: readonly Action[]): Plan {
  const actions = [...before, action]
  if (action.type === 'end') return { actions, state, worth: endWorth(state, view), isOver: true }
  if (isGuessed(action.type))
    return {
      actions,
      state,
      worth: view.guess(paidFor(state, view.seat, action.type), action.type),
      isOver: true,
    }
  const next = copyOf(state)
  citadel.apply({ state: next, chance: noLuck }, action)
  return { actions, state: next, worth: view.judge(next), isOver: next.phase === 'over' }
}

/** A position in which the price of what luck brings is paid. */
function paidFor(state: State, seat: Seat, type: Guessed): State {
  if (type === 'reveal') return state
  const price = type === 'hire' ? PRICE_OF_HIRING : PRICE_OF_PILE
  const seats = state.seats.map((owner, at) =>
    at === seat ? { ...owner, bricks: owner.bricks - price } : owner,
  )
  return { ...state, seats }
}

/** How ending the turn stands: an Influence card for a red box comes on top, and reaching the goal is the end of all. */
function endWorth(state: State, view: View): number {
  const { redBox, wins } = endsOf(state, view.seat)
  return (redBox ? view.guess(state, 'hire') : view.judge(state)) + (wins ? WON : 0)
}

/** More than anything else is worth. */
export const WON = 1000

function endsOf(state: State, seat: Seat): { redBox: boolean; wins: boolean } {
  const next = copyOf(state)
  const refusal = simulate(citadel, next, { type: 'end' }, noLuck)
  const drew = (next.seats[seat]?.influence.length ?? 0) - (state.seats[seat]?.influence.length ?? 0)
  return { redBox: refusal === null && drew > 0, wins: next.winners?.includes(seat) ?? false }
}

/** Of several cards alike in all that matters, one is enough. */
function choicesOf(state: State): Action[] {
  return citadel.list(state).filter(({ type }) => type !== 'raze' || state.phase !== 'act')
}

/**
 * The best ways through one's own turn: the widest so many at each step are looked on from, until each ends the turn or
 * luck comes in. The best come first. What is hidden is dealt once, so that the rules can be
 * played on: what a Spy takes is a guess. They are judged by a view of the turn, the plain one unless it is said.
 */
export function plansOf(
  seen: State,
  seat: Seat,
  { width, depth }: Beam,
  luck: Chance,
  view = plainView(seen, seat),
): Plan[] {
  const start = dealtAnew(seen, luck)
  let open: Plan[] = [{ actions: [], state: start, worth: view.judge(start), isOver: false }]
  const ended: Plan[] = []
  for (let step = 0; step < depth && open.length > 0; step++) {
    const next = open.flatMap((plan) =>
      choicesOf(plan.state).map((action) => after(plan.state, action, view, plan.actions)),
    )
    ended.push(...next.filter(({ isOver }) => isOver))
    open = bestOf(
      next.filter(({ isOver }) => !isOver),
      width,
    )
  }
  ended.push(...open)
  return ended.sort((one, other) => other.worth - one.worth)
}

/** What stands best at once, of all that may be done in a position of which nothing is hidden. */
export function bestStep(state: State, view: View): Action | undefined {
  const [only, another] = citadel.list(state)
  if (!another) return only
  let best: Plan | undefined
  for (const action of choicesOf(state)) {
    const plan = after(state, action, view, [])
    if (!best || plan.worth > best.worth) best = plan
  }
  return best?.actions[0]
}

/**
 * What a way through one's own turn is worth, whoever chose it, in the measure of `plansOf`: as far as it can be carried out,
 * and no luck comes in.
 */
export function worthOfWay(seen: State, seat: Seat, actions: readonly Action[], luck: Chance): number {
  const view = plainView(seen, seat)
  const state = dealtAnew(seen, luck)
  let plan: Plan = { actions: [], state, worth: view.judge(state), isOver: false }
  for (const action of actions) {
    if (plan.isOver || citadel.refuse(plan.state, action)) break
    plan = after(plan.state, action, view, plan.actions)
  }
  return plan.worth
}

/** The best so many, of those that lead to the same position one. */
export function bestOf(plans: readonly Plan[], count: number): Plan[] {
  const best: Plan[] = []
  const known = new Set<string>()
  for (const plan of plans.toSorted((one, other) => other.worth - one.worth)) {
    const key = standing(plan)
    if (known.has(key)) continue
    known.add(key)
    best.push(plan)
    if (best.length === count) break
  }
  return best
}

/** What sets a plan apart from others: where it leads, and the luck with which it ends. */
const standing = ({ actions, isOver, state: { owners, buildings, seats, spent, questions } }: Plan): string =>
  JSON.stringify([owners, buildings, seats, spent, questions, isOver && actions.at(-1)])
