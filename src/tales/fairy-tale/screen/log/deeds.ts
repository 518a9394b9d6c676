import type { Event } from '../../../../engine/fairy-tale/index.ts'
import { defeatedMonsters } from '../../driven-away.ts'

/** Counts of one character's actions. */
export interface Deeds {
  /** Steps, with the one that breaks a diamond, although it leads back [R 23], but without flights. */
  steps: number
  /** Tiles brought into the forest: placed, or swapped in. */
  tiles: number
  /** Monsters removed, lost with a diamond or another tile, or taken by the character's stone, water or torch. */
  monsters: number
  diamonds: number
}

/** Returns the counted actions of each seat's character in these events, by seat. */
export function deedsOf(events: readonly Event[], seats: number): Deeds[] {
  const cast = Array.from({ length: seats }, (): Deeds => ({ steps: 0, tiles: 0, monsters: 0, diamonds: 0 }))
  for (const [index, event] of events.entries()) {
    const before = events[index - 1]
    const deeds = 'seat' in event && event.seat !== null ? cast[event.seat] : undefined
    if (deeds) count(deeds, event, before)
    const driven = defeatedMonsters(event, before)
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
