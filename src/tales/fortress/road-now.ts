import { mayTryAgain, nextFortress, type State } from '../../engine/fortress/index.ts'
import { useRoadBook } from './road-book.ts'

/** Whether a siege may be set up again: before a fortress of the road not without a lantern for it [S 26]. */
export function useMayTryAgain({ place, siege }: State): boolean {
  const road = useRoadBook((book) => book.road)
  if (!place.name || !road || nextFortress(road) !== place.name) return true
  return mayTryAgain(road, siege)
}
