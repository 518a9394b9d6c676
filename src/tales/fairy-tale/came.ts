import type { Event, EventOf } from '../../engine/fairy-tale/index.ts'

/** The monsters that appeared when the die was rolled for them; those whom a drum called came later, and from no side [R 57]. */
export const cameIn = (events: readonly Event[]): EventOf<'monster-appeared'>[] =>
  events.filter(
    (event, index): event is EventOf<'monster-appeared'> =>
      event.type === 'monster-appeared' && events[index - 1]?.type !== 'drum-sounded',
  )
