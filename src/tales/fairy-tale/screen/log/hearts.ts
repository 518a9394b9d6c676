import type { Event } from '../../../../engine/fairy-tale/index.ts'

/** Returns the hearts left according to an event, or null if it has no such field. */
export const heartsIn = (event: Event): number | null => ('hearts' in event ? event.hearts : null)

/** Returns the number of hearts an event cost, whether by a monster, fire, a grove or a villager [R 18] [R 42] [R 55] [R 58]. */
export function heartsTaken(event: Event): number {
  switch (event.type) {
    case 'oak-hurt':
    case 'grove-taken':
      return 1
    case 'oak-scorched':
      return event.from.length
    case 'villager-lost':
      return event.hearts === null ? 0 : 1
    default:
      return 0
  }
}
