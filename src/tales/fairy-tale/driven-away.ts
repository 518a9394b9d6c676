import type { Event } from '../../engine/fairy-tale/index.ts'

/** The seat that removed monsters, and the number of monsters. */
export interface DrivenAway {
  seat: number
  monsters: number
}

/**
 * Returns the hero who removed monsters in an event, and their number; null if none did. Sparks, spreading fire, kilns and soldiers act
 * without a hero. `before`: the previous event.
 */
export function defeatedMonsters(event: Event, before: Event | undefined): DrivenAway | null {
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
      // The event of a fire has no seat: a torch belongs to the seat of the `symbol-used` event just before.
      return event.by === 'torch' && before?.type === 'symbol-used'
        ? { seat: before.seat, monsters: event.monsters.length }
        : null
    default:
      return null
  }
}
