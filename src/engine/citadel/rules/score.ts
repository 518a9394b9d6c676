import { buildingOf, CATEGORIES, type Category } from '../buildings.ts'
import { goalFor } from '../config.ts'
import type { Seat, State } from '../state.ts'

/** Benefits of a Great Power: points, and extra bricks with every income of its category [C 24] [C 25]. */
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

/** True for a red box of the wall: a positive even number that is not a multiple of 6 [C 6]. */
export const isRedBox = (points: number): boolean => points > 0 && points % 2 === 0 && points % 6 !== 0

/** Returns the goal of this game. Two people with two Orders each have the goal of four seats [C 10]. */
export const goalOf = (state: Pick<State, 'rules' | 'seats'>): number =>
  goalFor(state.rules.version, state.seats.length)
