import type { Event } from '../../../../engine/fairy-tale/index.ts'

/** The hearts that the oak has left, where an event says so; else null. */
export const heartsIn = (event: Event): number | null => ('hearts' in event ? event.hearts : null)

/** How many hearts an event cost: by a monster that came, by fire, by a grove or for a villager [R 18] [R 42] [R 55] [R 58]. */
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
