import { buildingOf, CATEGORIES, type Category } from '../buildings.ts'
import { goalFor } from '../config.ts'
import type { Seat, State } from '../state.ts'

/** What holding a Great Power is worth: points, and bricks with every income of its category [C 24] [C 25]. */
export const POWERS: Readonly<Record<Category, { readonly points: number; readonly extra: number }>> = {
  citizenry: { points: 1, extra: 2 },
  crafts: { points: 2, extra: 2 },
  municipal: { points: 3, extra: 1 },
  trade: { points: 4, extra: 1 },
}

/** The points of a seat: the bricks printed on its buildings, and its Great Powers [C 18]. */
export function pointsOf(state: State, seat: Seat): number {
  const { owners, buildings } = state
  let points = 0
  for (let plot = 0; plot < owners.length; plot++) {
    const building = owners[plot] === seat ? buildings[plot] : null
    if (building) points += buildingOf(building).value
  }
  for (const category of CATEGORIES) if (state.powers[category] === seat) points += POWERS[category].points
  return points
}

/** A red box of the wall: an even number that 6 does not divide [C 6]. */
export const isRedBox = (points: number): boolean => points > 0 && points % 2 === 0 && points % 6 !== 0

/** The points at which this game ends: two people with two Orders each play for the goal of four [C 10]. */
export const goalOf = (state: Pick<State, 'rules' | 'seats'>): number =>
  goalFor(state.rules.version, state.seats.length)
