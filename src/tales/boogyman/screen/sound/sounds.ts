import type { Event, EventOf, EventType } from '../../../../engine/boogyman/index.ts'
import type { Speed } from '../../../../store/settings.ts'

/**
 * Every sound of the table, and how much it matters: what is small is heard at a calm pace only, what is great even where
 * nothing is shown. None tells anything that the log does not tell too.
 */
const WEIGHTS = {
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
} as const satisfies Record<string, 'small' | 'plain' | 'great'>

export type SoundId = keyof typeof WEIGHTS

const always = (sound: SoundId | null) => () => sound

const SOUNDS: { [Type in EventType]: (event: EventOf<Type>) => SoundId | null } = {
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

/** Whether a sound is heard at a pace. */
export function isHeard(sound: SoundId, speed: Speed): boolean {
  if (speed === 'calm') return true
  const weight = WEIGHTS[sound]
  return speed === 'brisk' ? weight !== 'small' : weight === 'great'
}

/** Most sounds at once, where events are not shown one after another. */
const MOST = 2

/** What is heard of events that are not shown: only what matters, each sound once; of more than two, the last. */
export function soundsUnseen(events: readonly Event[]): SoundId[] {
  const all = events.map(soundOf).filter((sound) => sound !== null)
  return [...new Set(all.filter((sound) => isHeard(sound, 'instant')))].slice(-MOST)
}
