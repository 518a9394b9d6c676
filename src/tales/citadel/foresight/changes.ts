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
import { playInPlace, type Rng } from '../../../engine/kernel/index.ts'
import { turnEnd } from './turn-end.ts'

/** Effects of an action without luck, for the seat on turn. */
export interface Change {
  readonly points: number
  /** True if ending the turn then would bring an Influence card. */
  readonly redBox: boolean
  readonly bricks: number
  /** Plots that would fall with it [C 23]. */
  readonly falls: readonly Plot[]
  /** Great Powers that the seat would gain or lose. */
  readonly gained: readonly Category[]
  readonly lost: readonly Category[]
  /** The position after the action. */
  readonly state: State
}

/** Queries here need no luck. */
const noLuck: Rng = { die: () => 1, draw: () => 0 }

/** Plays an action on a copy: building, claiming, razing, or a card aimed at a plot. Returns null if it is refused. */
export function changeBy(seen: State, action: Action): Change | null {
  const seat = seen.onTurn
  const state = copyOf(seen)
  const refusal = playInPlace(citadel, state, action, noLuck)
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

/** Pay of a building for its owner when a card of its category is turned up, and the parts of that pay. */
export interface Pay {
  readonly value: number
  readonly premium: number
  readonly extra: number
  readonly count: number
}

/** Returns the pay of a building on a plot, with the Great Powers of `then`, the position after building. */
export function payOn(then: Pick<State, 'powers'>, card: BuildingId, plot: Plot, seat: Seat): Pay {
  const { category, value } = buildingOf(card)
  const { premium } = groundOf(plot)
  const extra = then.powers[category] === seat ? POWERS[category].extra : 0
  return { value, premium, extra, count: value + premium + extra }
}
