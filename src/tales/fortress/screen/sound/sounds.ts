import type { Event, Fortress } from '../../../../engine/fortress/index.ts'
import type { EventOf, EventType } from '../../../../engine/kernel/index.ts'
import type { Weight } from '../../../../ui/sound/heard.ts'

/**
 * Every sound of the table, and how much it matters: what is small is heard at a calm pace only, what is great even where
 * nothing is shown. None tells anything that the log does not tell too.
 */
export const WEIGHTS = {
  dealt: 'plain',
  drawn: 'small',
  land: 'plain',
  comes: 'plain',
  steps: 'plain',
  strike: 'great',
  gone: 'great',
  night: 'plain',
  gutters: 'small',
  flares: 'small',
  storm: 'great',
  won: 'great',
  drawnGame: 'great',
  lost: 'great',
} as const satisfies Record<string, Weight>

export type SoundId = keyof typeof WEIGHTS

const always = (sound: SoundId | null) => () => sound

const SOUNDS: { [Type in EventType<Fortress>]: (event: EventOf<Fortress, Type>) => SoundId | null } = {
  'siege-began': always('dealt'),
  'hand-dealt': always('dealt'),
  'turn-began': always(null),
  drawn: always('drawn'),
  'land-laid': always('land'),
  'life-lost': always('gutters'),
  'life-gained': always('flares'),
  cast: always('comes'),
  met: always('steps'),
  fought: always('strike'),
  'garrison-gone': always('gone'),
  'night-rolled': always('night'),
  'assault-rolled': always('storm'),
  over: ({ outcome }) => {
    if (outcome === 'draw') return 'drawnGame'
    return outcome === 'total-defeat' ? 'lost' : 'won'
  },
}

/** The sound of an event, where it has one. */
export function soundOf(event: Event): SoundId | null {
  // The line of an event's own type takes that event; the compiler does not follow it there.
  const sound = SOUNDS[event.type] as (event: Event) => SoundId | null
  return sound(event)
}
