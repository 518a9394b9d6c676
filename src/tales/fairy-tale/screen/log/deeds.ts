import type { Event } from '../../../../engine/fairy-tale/index.ts'
import { drivenAwayIn } from '../../driven-away.ts'

/** What one character did, counted. */
export interface Deeds {
  /** The step that breaks a diamond is a step too, though it leads back [R 23]; a flight there is none. */
  steps: number
  /** Tiles brought into the forest: placed, or swapped in. */
  tiles: number
  /** Monsters removed, gone with a diamond or another tile, and taken by a stone, water or a torch of theirs. */
  monsters: number
  diamonds: number
}

/** What the character of each seat did in some events, by seat. */
export function deedsOf(events: readonly Event[], seats: number): Deeds[] {
  const cast = Array.from({ length: seats }, (): Deeds => ({ steps: 0, tiles: 0, monsters: 0, diamonds: 0 }))
  for (const [index, event] of events.entries()) {
    const before = events[index - 1]
    const deeds = 'seat' in event && event.seat !== null ? cast[event.seat] : undefined
    if (deeds) count(deeds, event, before)
    const driven = drivenAwayIn(event, before)
    const hero = driven && cast[driven.seat]
    if (hero) hero.monsters += driven.monsters
  }
  return cast
}

function count(deeds: Deeds, event: Event, before: Event | undefined): void {
  switch (event.type) {
    case 'character-walked':
      deeds.steps += 1
      break
    case 'tile-placed':
    case 'tile-swapped':
      deeds.tiles += 1
      break
    case 'diamond-destroyed':
      deeds.steps += before?.type === 'power-used' ? 0 : 1
      deeds.diamonds += 1
  }
}
