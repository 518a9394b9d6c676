import type { Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import { isGoal } from '../buildings.ts'
import type { State } from '../state.ts'
import { refuseRoad } from './steps.ts'

/** Returns the number of the king's soldiers at a place [R 53]. */
export const soldiersAt = ({ extras }: State, at: Place): number => extras?.soldiers[at] ?? 0

/** Returns the number of villagers at a place [R 55]. */
export const villagersAt = ({ extras }: State, at: Place): number => extras?.villagers[at] ?? 0

/** True if a character, a soldier or a villager is at a place. */
export const isOurs = (state: State, at: Place): boolean =>
  state.seats.some((seat) => seat.at === at) || soldiersAt(state, at) > 0 || villagersAt(state, at) > 0

/** Returns why no villager can join an allowed step, or null. Villagers walk by road only [R 52] [R 55]. */
export function refuseToTake(state: State, from: Place, to: Place): Refusal | null {
  if (villagersAt(state, from) === 0) return { code: 'nobody-to-take-along' }
  const tile = state.tiles[to]
  if (!tile || refuseRoad(state, from, to)) return { code: 'not-next-door' }
  if (tile.building && isGoal(tile)) return { code: 'building-stays', building: tile.building }
  return tile.monsters.length > 0 ? { code: 'monsters-in-the-way' } : null
}
