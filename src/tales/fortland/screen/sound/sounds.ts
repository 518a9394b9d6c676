import type { Event, Fortland } from '../../../../engine/fortland/index.ts'
import type { EventOf, EventType } from '../../../../engine/kernel/index.ts'
import type { Weight } from '../../../../ui/sound/heard.ts'

/**
 * Every sound of the table, and how much it matters: what is small is heard at a calm pace only, what is great even where
 * nothing is shown. None tells anything that the log does not tell too.
 */
export const WEIGHTS = {
  drum: 'plain',
  dice: 'plain',
  march: 'small',
  turn: 'small',
  hammer: 'plain',
  siege: 'plain',
  timber: 'plain',
  store: 'plain',
  lost: 'small',
  horn: 'great',
  pass: 'plain',
  won: 'great',
} as const satisfies Record<string, Weight>

export type SoundId = keyof typeof WEIGHTS

const always = (sound: SoundId | null) => () => sound

const SOUNDS: { [Type in EventType<Fortland>]: (event: EventOf<Fortland, Type>) => SoundId | null } = {
  mustered: always('drum'),
  'turn-began': always('pass'),
  rolled: always('dice'),
  marched: always('march'),
  turned: always('turn'),
  built: ({ siege }) => (siege ? 'siege' : 'hammer'),
  tore: ({ gains }) => (gains ? 'store' : 'timber'),
  fell: always('horn'),
  'fort-returned': always('timber'),
  'actions-lost': always('lost'),
  'gave-up': always(null),
  over: always('won'),
}

/** The sound of an event, where it has one. */
export function soundOf(event: Event): SoundId | null {
  // The line of an event's own type takes that event; the compiler does not follow it there.
  const sound = SOUNDS[event.type] as (event: Event) => SoundId | null
  return sound(event)
}
