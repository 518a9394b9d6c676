import {
  type Action,
  CATEGORIES,
  type Category,
  citadel,
  copyOf,
  incomeOf,
  ownerOf,
  PLOTS,
  type Plot,
  pointsOf,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { type Chance, simulate } from '../../../engine/kernel/index.ts'
import { siegesOf } from './sieges.ts'
import { turnEnd } from './turn-end.ts'

/** Something that a plan changes for the seat that carries it out, as far as no luck comes in. */
export type PlanChange =
  | { readonly kind: 'wins' }
  | { readonly kind: 'besieges'; readonly plot: Plot; readonly from: Seat }
  | { readonly kind: 'power'; readonly category: Category }
  | { readonly kind: 'red-box' }
  | { readonly kind: 'points'; readonly count: number }
  /** What a category pays then, and paid before. */
  | { readonly kind: 'income'; readonly category: Category; readonly count: number; readonly before: number }
  /** A plot that would have fallen to a single claim falls to none now. */
  | { readonly kind: 'saves'; readonly plot: Plot }
  | { readonly kind: 'land'; readonly count: number }
  /** Bricks that the next taxes take less. */
  | { readonly kind: 'taxes'; readonly count: number }

/** Nothing of what is carried out here brings luck in. */
const noLuck: Chance = { die: () => 1, draw: () => 0 }

const bringsLuck = ({ type }: Action): boolean => type === 'reveal' || type === 'buy-pile' || type === 'hire'

/** The position after a plan, as far as its seat can foresee it: until luck comes in, or its turn ends. */
export function stateAfter(seen: State, plan: readonly Action[]): State {
  const state = copyOf(seen)
  for (const action of plan) {
    if (action.type === 'end' || bringsLuck(action)) break
    if (simulate(citadel, state, action, noLuck)) break
  }
  return state
}

/** Whether ending the turn as things stand wins, and wins alone. */
function winsByEnding(then: State, seat: Seat): boolean {
  const state = copyOf(then)
  for (let next: Action | undefined = { type: 'end' }; next && state.winners === null; ) {
    if (simulate(citadel, state, next, noLuck)) return false
    // Which Influence card of three is discarded makes no difference.
    next = state.questions.length > 0 ? citadel.list(state)[0] : undefined
  }
  return state.winners?.length === 1 && state.winners[0] === seat
}

/** All that a plan changes for the seat on turn, the weightiest first. */
export function planChanges(seen: State, plan: readonly Action[]): PlanChange[] {
  const seat = seen.onTurn
  const then = stateAfter(seen, plan)
  const isEnd = plan.some(({ type }) => type === 'end')
  return [
    ...(isEnd && winsByEnding(then, seat) ? [{ kind: 'wins' } as const] : []),
    ...besieged(seen, then, seat),
    ...CATEGORIES.filter((category) => then.powers[category] === seat && seen.powers[category] !== seat).map(
      (category) => ({ kind: 'power', category }) as const,
    ),
    ...saved(seen, then, seat),
    ...(isEnd && turnEnd(then, seat).redBox ? [{ kind: 'red-box' } as const] : []),
    ...counted('points', pointsOf(then, seat) - pointsOf(seen, seat)),
    ...paid(seen, then, seat),
    ...counted('land', ownedBy(then, seat) - ownedBy(seen, seat)),
    ...counted('taxes', turnEnd(seen, seat).tax - turnEnd(then, seat).tax),
  ]
}

const counted = (kind: 'points' | 'land' | 'taxes', count: number): PlanChange[] =>
  count > 0 ? [{ kind, count }] : []

const ownedBy = (state: State, seat: Seat): number =>
  PLOTS.filter((plot) => ownerOf(state, plot) === seat).length

const besieged = (seen: State, then: State, seat: Seat): PlanChange[] =>
  PLOTS.flatMap((plot) => {
    const from = ownerOf(seen, plot)
    const falls = from !== null && from !== seat && ownerOf(then, plot) === seat
    return falls ? [{ kind: 'besieges', plot, from }] : []
  })

function saved(seen: State, then: State, seat: Seat): PlanChange[] {
  const still = new Set(siegesOf(then).map(({ plot }) => plot))
  return siegesOf(seen).flatMap(({ plot, owner }) =>
    owner === seat && !still.has(plot) ? [{ kind: 'saves', plot }] : [],
  )
}

const paid = (seen: State, then: State, seat: Seat): PlanChange[] =>
  CATEGORIES.flatMap((category) => {
    const before = incomeOf(seen, seat, category)?.count ?? 0
    const count = incomeOf(then, seat, category)?.count ?? 0
    return count > before ? [{ kind: 'income', category, count, before }] : []
  })
