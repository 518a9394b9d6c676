import type { Event } from '../../engine/fairy-tale/index.ts'

/** Whose deed it was that monsters are gone, and how many. */
export interface DrivenAway {
  seat: number
  monsters: number
}

/**
 * Which hero took how many monsters from the forest in an event; null where none did: sparks, fire that spreads, kilns and
 * soldiers do it by themselves. `before`: the event just before it.
 */
export function drivenAwayIn(event: Event, before: Event | undefined): DrivenAway | null {
  switch (event.type) {
    case 'monster-removed':
      return { seat: event.seat, monsters: 1 }
    case 'monsters-cleared':
    case 'tile-destroyed':
    case 'diamond-destroyed':
    case 'flood-ran':
    case 'boulder-rolled':
      return { seat: event.seat, monsters: event.monsters.length }
    case 'tile-lit':
      // A fire bears no name: of a torch it is whoever has just used it.
      return event.by === 'torch' && before?.type === 'symbol-used'
        ? { seat: before.seat, monsters: event.monsters.length }
        : null
    default:
      return null
  }
}
