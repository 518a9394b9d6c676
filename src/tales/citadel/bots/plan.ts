import {
  type Action,
  citadel,
  copyOf,
  dealtAnew,
  MOST_INFLUENCE,
  type Seat,
  type State,
  seatOf,
} from '../../../engine/citadel/index.ts'
import { type Chance, simulate } from '../../../engine/kernel/index.ts'
import { judge, type Outlook, outlookOf } from './judge.ts'

/** Actions that bring luck in: what they draw is guessed, and nothing is planned beyond them. */
const GUESSED = { reveal: 0, 'buy-pile': 0.55, hire: 0.8 } as const

/** An Influence card for whoever has as many as may be kept: it is but the best of one more. */
const ONE_TOO_MANY = 0.2

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

const isGuessed = (type: Action['type']): type is keyof typeof GUESSED => Object.hasOwn(GUESSED, type)

/** What an action leads to, and how that stands; what brings luck is left out, and its worth is a guess. */
function after(state: State, action: Action, seat: Seat, outlook: Outlook, before: readonly Action[]): Plan {
  const actions = [...before, action]
  if (action.type === 'end' || isGuessed(action.type)) return ending(state, action, seat, outlook, actions)
  const next = copyOf(state)
  citadel.apply({ state: next, chance: noLuck }, action)
  return { actions, state: next, worth: judge(next, seat, outlook), isOver: next.phase === 'over' }
}

/** A plan that goes no further: the turn ends, or a card comes of which one can but guess what it is. */
function ending(
  state: State,
  action: Action,
  seat: Seat,
  outlook: Outlook,
  actions: readonly Action[],
): Plan {
  if (action.type === 'end') return { actions, state, worth: endWorth(state, seat, outlook), isOver: true }
  if (!isGuessed(action.type)) throw new Error(`${action.type} is no guess.`)
  const paid = copyOf(state)
  const price = action.type === 'reveal' ? 0 : 5
  paid.seats = paid.seats.map((owner, at) =>
    at === seat ? { ...owner, bricks: owner.bricks - price } : owner,
  )
  return {
    actions,
    state,
    worth: judge(paid, seat, outlook) + guessed(state, seat, action.type),
    isOver: true,
  }
}

const guessed = (state: State, seat: Seat, type: keyof typeof GUESSED): number =>
  type === 'hire' && seatOf(state, seat).influence.length >= MOST_INFLUENCE ? ONE_TOO_MANY : GUESSED[type]

/** How ending the turn stands: an Influence card for a red box comes on top, and reaching the goal is the end of all. */
function endWorth(state: State, seat: Seat, outlook: Outlook): number {
  const { redBox, wins } = endsOf(state, seat)
  return judge(state, seat, outlook) + (redBox ? guessed(state, seat, 'hire') : 0) + (wins ? WON : 0)
}

/** More than anything else is worth. */
const WON = 1000

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
 * played on: what a Spy takes is a guess.
 */
export function plansOf(seen: State, seat: Seat, { width, depth }: Beam, luck: Chance): Plan[] {
  const outlook = outlookOf(seen)
  const start = dealtAnew(seen, luck)
  let open: Plan[] = [{ actions: [], state: start, worth: judge(start, seat, outlook), isOver: false }]
  const ended: Plan[] = []
  for (let step = 0; step < depth && open.length > 0; step++) {
    const next = open.flatMap((plan) =>
      choicesOf(plan.state).map((action) => after(plan.state, action, seat, outlook, plan.actions)),
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

/**
 * What a way through one's own turn is worth, whoever chose it, in the measure of `plansOf`: as far as it can be carried out,
 * and no luck comes in.
 */
export function worthOfWay(seen: State, seat: Seat, actions: readonly Action[], luck: Chance): number {
  const outlook = outlookOf(seen)
  const state = dealtAnew(seen, luck)
  let plan: Plan = { actions: [], state, worth: judge(state, seat, outlook), isOver: false }
  for (const action of actions) {
    if (plan.isOver || citadel.refuse(plan.state, action)) break
    plan = after(plan.state, action, seat, outlook, plan.actions)
  }
  return plan.worth
}

/** The best so many, of those that lead to the same position one. */
function bestOf(plans: readonly Plan[], count: number): Plan[] {
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

const standing = ({ state: { owners, buildings, seats, spent, questions } }: Plan): string =>
  JSON.stringify([owners, buildings, seats, spent, questions])
