import {
  areRivals,
  bordersOn,
  fallingWith,
  groundOf,
  knightsLeft,
  ownerOf,
  PLOTS,
  type Plot,
  playing,
  plotsOf,
  type Seat,
  type State,
  seatOf,
} from '../../../engine/citadel/index.ts'

/** A plot that would fall if somebody claimed its last free neighbour [C 23]. */
export interface Siege {
  readonly plot: Plot
  readonly owner: Seat
  /** The neighbour that is still free. */
  readonly gap: Plot
  /** What claiming that costs, in bricks. */
  readonly price: number
  /** Who borders on it, and could claim it in their next turn if they had the bricks; `now`: they have them. */
  readonly by: readonly { readonly seat: Seat; readonly now: boolean }[]
}

/** Every plot that a single claim would bring down, by name; none in the basic game. */
export function siegesOf(state: State): Siege[] {
  if (state.rules.version === 'basic') return []
  return PLOTS.flatMap((plot) => {
    const owner = ownerOf(state, plot)
    const gaps = groundOf(plot).neighbours.filter((beside) => ownerOf(state, beside) === null)
    const [gap, another] = gaps
    if (owner === null || gap === undefined || another !== undefined) return []
    const by = playing(state).filter((seat) => couldBring(state, seat, gap, plot))
    const price = groundOf(gap).dots
    return by.length === 0
      ? []
      : [
          {
            plot,
            owner,
            gap,
            price,
            by: by.map((seat) => ({ seat, now: seatOf(state, seat).bricks >= price })),
          },
        ]
  })
}

/** Whether a seat could claim a plot, and another would fall with it. */
const couldBring = (state: State, seat: Seat, gap: Plot, plot: Plot): boolean =>
  areRivals(state, seat, ownerOf(state, plot) ?? seat) &&
  (bordersOn(state, gap, seat) || plotsOf(state, seat).length === 0) &&
  knightsLeft(state, seat) > 0 &&
  fallingWith(state, seat, gap).includes(plot)
