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

/** What building any of some cards would make of the points of the seat on turn. */
export interface Made {
  readonly cards: readonly BuildingId[]
  readonly points: number
  /** Where its marker would stand at the end of the turn. */
  readonly box: 'red' | 'none' | 'goal'
}

/**
 * What each card in hand that may be built now would make of the points, Great Powers counted; cards that make the same
 * stand together. Nothing for whoever is not on turn, or where nothing may be built.
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
