import type { Boogyman, Event } from '../../../../engine/boogyman/index.ts'
import type { EventOf, EventType } from '../../../../engine/kernel/index.ts'
import type { Weight } from '../../../../ui/sound/heard.ts'

/**
 * Every sound of the table, and how much it matters: what is small is heard at a calm pace only, what is great even where
 * nothing is shown. None tells anything that the log does not tell too.
 */
export const WEIGHTS = {
  placed: 'plain',
  pass: 'plain',
  step: 'plain',
  leaves: 'small',
  spawn: 'plain',
  growl: 'great',
  paws: 'small',
  bite: 'great',
  stuck: 'small',
  won: 'great',
  drawn: 'great',
} as const satisfies Record<string, Weight>

export type SoundId = keyof typeof WEIGHTS

const always = (sound: SoundId | null) => () => sound

const SOUNDS: { [Type in EventType<Boogyman>]: (event: EventOf<Boogyman, Type>) => SoundId | null } = {
  placed: always('placed'),
  'turn-began': always('pass'),
  stepped: always('step'),
  'tree-grew': always('leaves'),
  'no-tree': always(null),
  spawned: always('spawn'),
  'boogyman-came': always('growl'),
  prowled: always('paws'),
  captured: always('bite'),
  'no-second-action': always(null),
  stuck: always('stuck'),
  over: ({ winner }) => (winner === null ? 'drawn' : 'won'),
}

/** The sound of an event, where it has one. */
export function soundOf(event: Event): SoundId | null {
  // The line of an event's own type takes that event; the compiler does not follow it there.
  const sound = SOUNDS[event.type] as (event: Event) => SoundId | null
  return sound(event)
}
