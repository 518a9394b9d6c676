import type { Event, EventOf } from '../../engine/fairy-tale/index.ts'

/** Returns the monsters that appeared by a roll. Monsters called by a drum do not count: they have no side [R 57]. */
export const spawnedMonsters = (events: readonly Event[]): EventOf<'monster-appeared'>[] =>
  events.filter(
    (event, index): event is EventOf<'monster-appeared'> =>
      event.type === 'monster-appeared' && events[index - 1]?.type !== 'drum-sounded',
  )
