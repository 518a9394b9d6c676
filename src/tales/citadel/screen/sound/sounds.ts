import type { Citadel, Event } from '../../../../engine/citadel/index.ts'
import type { EventOf, EventType } from '../../../../engine/kernel/index.ts'
import type { Weight } from '../../../../ui/sound/heard.ts'

/**
 * Every sound of the table, and how much it matters: what is small is heard at a calm pace only, what is great even where
 * nothing is shown. None tells anything that the log does not tell too: which card was drawn, no sound knows.
 */
export const WEIGHTS = {
  page: 'plain',
  crier: 'plain',
  coins: 'small',
  tax: 'plain',
  knight: 'plain',
  trowel: 'plain',
  fall: 'great',
  rubble: 'plain',
  leaves: 'plain',
  counter: 'small',
  card: 'small',
  seal: 'plain',
  ward: 'plain',
  power: 'great',
  bell: 'great',
  box: 'plain',
  won: 'great',
} as const satisfies Record<string, Weight>

export type SoundId = keyof typeof WEIGHTS

const always = (sound: SoundId | null) => () => sound

const SOUNDS: { [Type in EventType<Citadel>]: (event: EventOf<Citadel, Type>) => SoundId | null } = {
  chosen: always('knight'),
  turn: always(null),
  revealed: always('page'),
  event: always('crier'),
  bricks: ({ count }) => (count > 0 ? 'coins' : 'tax'),
  tax: always('tax'),
  exempt: always('ward'),
  income: always('coins'),
  'pile-empty': always('bell'),
  drew: always('card'),
  paid: always(null),
  sold: always('counter'),
  bought: always('counter'),
  claimed: always('knight'),
  besieged: always('fall'),
  built: always('trowel'),
  destroyed: always('rubble'),
  vacated: always('leaves'),
  power: ({ seat }) => (seat === null ? null : 'power'),
  influence: always('card'),
  'influence-shuffled': always(null),
  played: always('seal'),
  warded: always('ward'),
  took: always('card'),
  gave: always('card'),
  discarded: always('card'),
  score: always(null),
  'red-box': always('box'),
  'last-round': always('bell'),
  resigned: always('leaves'),
  over: always('won'),
}

/** The sound of an event, where it has one. */
export function soundOf(event: Event): SoundId | null {
  // The line of an event's own type takes that event; the compiler does not follow it there.
  const sound = SOUNDS[event.type] as (event: Event) => SoundId | null
  return sound(event)
}
