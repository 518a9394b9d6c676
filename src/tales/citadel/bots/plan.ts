import {
  type Action,
  citadel,
  copyOf,
  determinize,
  PRICE_OF_HIRING,
  PRICE_OF_PILE,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { playInPlace, type Rng } from '../../../engine/kernel/index.ts'
import { type BotView, type Guessed, isGuessed, plainView } from './bot-view.ts'

/** A sequence of actions in one's own turn, up to the first one that needs luck. */
export interface TurnPlan {
  readonly actions: readonly Action[]
  readonly state: State
  readonly worth: number
  /** True if it ends the turn or the game, or its last action needs luck. */
  readonly isOver: boolean
}

/** Width and depth of the search over a turn. */
export interface Beam {
  readonly width: number
  readonly depth: number
}

/** Never used: plans end before an action that needs luck is applied. */
const noLuck: Rng = {
  die: () => 1,
  draw: () => 0,
}

/** Returns the plan after one more action. An action that needs luck is not applied, and its worth is a guess. */
function after(state: State, action: Action, view: BotView, before: readonly Action[]): TurnPlan {
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

/** Returns the position after the price of a guessed action is paid. */
function paidFor(state: State, seat: Seat, type: Guessed): State {
  if (type === 'reveal') return state
  const price = type === 'hire' ? PRICE_OF_HIRING : PRICE_OF_PILE
  const seats = state.seats.map((owner, at) =>
    at === seat ? { ...owner, bricks: owner.bricks - price } : owner,
  )
  return { ...state, seats }
}

/** Returns the worth of ending the turn. Adds an Influence card for a red box, and the win for the goal. */
function endWorth(state: State, view: BotView): number {
  const { redBox, wins } = endsOf(state, view.seat)
  return (redBox ? view.guess(state, 'hire') : view.judge(state)) + (wins ? WON : 0)
}

/** More than everything else together can be worth. */
export const WON = 1000

function endsOf(state: State, seat: Seat): { redBox: boolean; wins: boolean } {
  const next = copyOf(state)
  const refusal = playInPlace(citadel, next, { type: 'end' }, noLuck)
  const drew = (next.seats[seat]?.influence.length ?? 0) - (state.seats[seat]?.influence.length ?? 0)
  return { redBox: refusal === null && drew > 0, wins: next.winners?.includes(seat) ?? false }
}

/** Lists the actions to search. Razing is left out: plans never consider it. */
function choicesOf(state: State): Action[] {
  return citadel.list(state).filter(({ type }) => type !== 'raze' || state.phase !== 'act')
}

/**
 * Returns the best plans for one's own turn, the best first. At each step the best `width` plans are continued, until each ends
 * the turn or needs luck. Hidden cards are dealt once, so that the rules can be played on: the card that a Spy takes is a guess.
 */
export function plansOf(
  seen: State,
  seat: Seat,
  { width, depth }: Beam,
  luck: Rng,
  view = plainView(seen, seat),
): TurnPlan[] {
  const start = determinize(seen, luck)
  let open: TurnPlan[] = [{ actions: [], state: start, worth: view.judge(start), isOver: false }]
  const ended: TurnPlan[] = []
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

/** Returns the best single action in a position without hidden cards. */
export function bestStep(state: State, view: BotView): Action | undefined {
  const [only, another] = citadel.list(state)
  if (!another) return only
  let best: TurnPlan | undefined
  for (const action of choicesOf(state)) {
    const plan = after(state, action, view, [])
    if (!best || plan.worth > best.worth) best = plan
  }
  return best?.actions[0]
}

/**
 * Returns the worth of a given sequence of actions in one's own turn, comparable with that of `plansOf`. Stops before an action that
 * is refused, and after one that needs luck.
 */
export function worthOfWay(seen: State, seat: Seat, actions: readonly Action[], luck: Rng): number {
  const view = plainView(seen, seat)
  const state = determinize(seen, luck)
  let plan: TurnPlan = { actions: [], state, worth: view.judge(state), isOver: false }
  for (const action of actions) {
    if (plan.isOver || citadel.refuse(plan.state, action)) break
    plan = after(plan.state, action, view, plan.actions)
  }
  return plan.worth
}

/** Returns the best `count` plans. Of plans that lead to the same position only one is kept. */
export function bestOf(plans: readonly TurnPlan[], count: number): TurnPlan[] {
  const best: TurnPlan[] = []
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

/** Returns a key of the plan's result: its position, and the action with luck that ends it. */
const standing = ({
  actions,
  isOver,
  state: { owners, buildings, seats, spent, questions },
}: TurnPlan): string => JSON.stringify([owners, buildings, seats, spent, questions, isOver && actions.at(-1)])
