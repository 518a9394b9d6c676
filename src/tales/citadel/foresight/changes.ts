import {
  type Action,
  type BuildingId,
  buildingOf,
  CATEGORIES,
  type Category,
  citadel,
  copyOf,
  groundOf,
  type Plot,
  POWERS,
  plotsOf,
  pointsOf,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { type Chance, simulate } from '../../../engine/kernel/index.ts'
import { turnEnd } from './turn-end.ts'

/** What something that needs no luck would change for the seat on turn. */
export interface Change {
  readonly points: number
  /** Ending the turn then would bring an Influence card. */
  readonly redBox: boolean
  readonly bricks: number
  /** Plots that would fall with it [C 23]. */
  readonly falls: readonly Plot[]
  /** Great Powers that would come, or go. */
  readonly gained: readonly Category[]
  readonly lost: readonly Category[]
  /** The position then. */
  readonly state: State
}

/** Nothing of what is asked here brings luck in. */
const noLuck: Chance = { die: () => 1, draw: () => 0 }

/** What building, claiming, razing or a card aimed at a plot would change, the rules played on; null where it is refused. */
export function changeBy(seen: State, action: Action): Change | null {
  const seat = seen.onTurn
  const state = copyOf(seen)
  const refusal = simulate(citadel, state, action, noLuck)
  if (refusal) return null
  const falls = plotsOf(state, seat).filter(
    (plot) => seen.owners[plot] !== null && seen.owners[plot] !== seat,
  )
  const holds = (of: State, category: Category) => of.powers[category] === seat
  const { redBox } = turnEnd(state, seat)
  return {
    points: pointsOf(state, seat),
    redBox,
    bricks: state.seats[seat]?.bricks ?? 0,
    falls,
    gained: CATEGORIES.filter((category) => holds(state, category) && !holds(seen, category)),
    lost: CATEGORIES.filter((category) => !holds(state, category) && holds(seen, category)),
    state,
  }
}

/** What a building on a plot brings its owner whenever a card of its category comes, and of what that is made up. */
export interface Pay {
  readonly value: number
  readonly premium: number
  readonly extra: number
  readonly count: number
}

/** What a building would bring on a plot, with the Great Power as it would be held then; `then`: the position with it. */
export function payOn(then: Pick<State, 'powers'>, card: BuildingId, plot: Plot, seat: Seat): Pay {
  const { category, value } = buildingOf(card)
  const { premium } = groundOf(plot)
  const extra = then.powers[category] === seat ? POWERS[category].extra : 0
  return { value, premium, extra, count: value + premium + extra }
}
