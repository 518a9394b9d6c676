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

/** A plot that falls if a rival claims its last free neighbour [C 23]. */
export interface Siege {
  readonly plot: Plot
  readonly owner: Seat
  /** The last free neighbour. */
  readonly gap: Plot
  /** Price of the gap in bricks. */
  readonly price: number
  /** Seats that could claim the gap in their next turn. `now`: true if they have the bricks. */
  readonly by: readonly { readonly seat: Seat; readonly now: boolean }[]
}

/** Every plot that a single claim would bring down, by name. Empty in the basic game. */
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

/** True if the seat could claim `gap`, and `plot` would fall with it. */
const couldBring = (state: State, seat: Seat, gap: Plot, plot: Plot): boolean =>
  areRivals(state, seat, ownerOf(state, plot) ?? seat) &&
  (bordersOn(state, gap, seat) || plotsOf(state, seat).length === 0) &&
  knightsLeft(state, seat) > 0 &&
  fallingWith(state, seat, gap).includes(plot)
