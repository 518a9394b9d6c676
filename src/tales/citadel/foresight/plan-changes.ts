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
import { playInPlace, type Rng } from '../../../engine/kernel/index.ts'
import { siegesOf } from './sieges.ts'
import { turnEnd } from './turn-end.ts'

/** One change that a plan brings its seat, up to the first action that needs luck. */
export type PlanChange =
  | { readonly kind: 'wins' }
  | { readonly kind: 'besieges'; readonly plot: Plot; readonly from: Seat }
  | { readonly kind: 'power'; readonly category: Category }
  | { readonly kind: 'red-box' }
  | { readonly kind: 'points'; readonly count: number }
  /** Pay of a category after the plan (`count`) and before it. */
  | { readonly kind: 'income'; readonly category: Category; readonly count: number; readonly before: number }
  /** A plot that was at risk of a siege by a single claim, and is safe after the plan. */
  | { readonly kind: 'saves'; readonly plot: Plot }
  | { readonly kind: 'land'; readonly count: number }
  /** Reduction of the next taxes, in bricks. */
  | { readonly kind: 'taxes'; readonly count: number }

/** Plans here need no luck. */
const noLuck: Rng = { die: () => 1, draw: () => 0 }

const bringsLuck = ({ type }: Action): boolean => type === 'reveal' || type === 'buy-pile' || type === 'hire'

/** Returns the position after a plan, up to its end or the first action that needs luck. */
export function stateAfter(seen: State, plan: readonly Action[]): State {
  const state = copyOf(seen)
  for (const action of plan) {
    if (action.type === 'end' || bringsLuck(action)) break
    if (playInPlace(citadel, state, action, noLuck)) break
  }
  return state
}

/** True if ending the turn in this position makes the seat the only winner. */
function winsByEnding(then: State, seat: Seat): boolean {
  const state = copyOf(then)
  for (let next: Action | undefined = { type: 'end' }; next && state.winners === null; ) {
    if (playInPlace(citadel, state, next, noLuck)) return false
    // The choice of the Influence card to discard makes no difference.
    next = state.questions.length > 0 ? citadel.list(state)[0] : undefined
  }
  return state.winners?.length === 1 && state.winners[0] === seat
}

/** Returns everything that a plan changes for the seat on turn, the most important first. */
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
