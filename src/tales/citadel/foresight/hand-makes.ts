import {
  type BuildingId,
  citadel,
  goalOf,
  kindsHeld,
  plotName,
  plotsOf,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { changeBy } from './changes.ts'

/** Points of the seat on turn after building any of these cards. */
export interface Made {
  readonly cards: readonly BuildingId[]
  readonly points: number
  /** The box of its marker at the end of the turn. */
  readonly box: 'red' | 'none' | 'goal'
}

/**
 * Groups the cards in hand that could be built now by the points they lead to, Great Powers included. Empty for a seat that is not
 * on turn, or if it cannot build.
 */
export function handMakes(seen: State, seat: Seat = seen.onTurn): Made[] {
  const made = new Map<number, Made>()
  if (seat !== seen.onTurn) return []
  for (const card of kindsHeld(seen, seat)) {
    const build = plotsOf(seen, seat)
      .map((plot) => ({ type: 'build' as const, card, plot: plotName(plot) }))
      .find((action) => citadel.refuse(seen, action) === null)
    const change = build && changeBy(seen, build)
    if (!change) continue
    const { points, redBox } = change
    const box = points >= goalOf(seen) ? 'goal' : redBox ? 'red' : 'none'
    made.set(points, { points, box, cards: [...(made.get(points)?.cards ?? []), card] })
  }
  return [...made.values()].toSorted((one, other) => one.points - other.points)
}
