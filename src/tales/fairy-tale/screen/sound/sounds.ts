import type { Event, EventOf, EventType, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import type { Weight } from '../../../../ui/sound/heard.ts'
import { weightOf } from '../../timing/weight.ts'

/**
 * Every sound of the table, and how much it matters: what is small is heard at a calm pace only, what is great
 * even where nothing is shown. None tells anything that the log does not tell too.
 */
export const WEIGHTS = {
  tile: 'plain',
  turned: 'plain',
  card: 'small',
  step: 'plain',
  die: 'plain',
  'frost-giant': 'small',
  ogre: 'small',
  'big-bad-wolf': 'small',
  'ice-witch': 'small',
  troll: 'small',
  haste: 'small',
  stuck: 'small',
  gone: 'plain',
  power: 'plain',
  fall: 'plain',
  break: 'plain',
  heart: 'great',
  'last-heart': 'great',
  diamond: 'great',
  'last-diamond': 'great',
  bomb: 'great',
  pass: 'plain',
  won: 'great',
  lost: 'great',
} as const satisfies Record<string, Weight> & Record<MonsterKind, 'small'>

export type SoundId = keyof typeof WEIGHTS

const always = (sound: SoundId | null) => () => sound

/** The sound of every event, those of expansions included: a list of names, too small to load by itself. */
const SOUNDS: { [Type in EventType]: (event: EventOf<Type>) => SoundId | null } = {
  'first-tile-laid': always('tile'),
  'tale-began': always('pass'),
  'tile-revealed': always('card'),
  'hand-dealt': always('card'),
  'turn-began': always('pass'),
  'die-rolled': always('die'),
  'die-kept': always(null),
  'no-den': always('stuck'),
  'side-asked': always(null),
  'side-chosen': always(null),
  'question-asked': always(null),
  'monsters-coming': always(null),
  'no-entrance': always('stuck'),
  'monster-appeared': ({ kind }) => kind,
  'monster-lost': always('fall'),
  'monster-put-out': always('power'),
  'monster-delayed': always('stuck'),
  'bar-broken': always('break'),
  'movement-began': always(null),
  'monster-stepped': ({ kind, reason }) => (reason.haste ? 'haste' : kind),
  'monster-stayed': always('stuck'),
  'oak-hurt': (event) => (weightOf(event) === 'great' ? 'last-heart' : 'heart'),
  'action-began': always(null),
  'character-walked': always('step'),
  'character-carried': always('haste'),
  'power-used': always('power'),
  'monsters-cleared': always('gone'),
  'item-changed': always('card'),
  'diamond-destroyed': (event) => (weightOf(event) === 'great' ? 'last-diamond' : 'diamond'),
  'tile-placed': always('tile'),
  'building-set': always('card'),
  'symbol-used': always(null),
  'tile-destroyed': always('bomb'),
  'tile-swapped': always('tile'),
  'tile-turned': always('turned'),
  'tile-swept': always('card'),
  'tile-felled': always('fall'),
  'monster-removed': always('gone'),
  'turn-ended': always(null),
  'game-ended': ({ outcome }) => (outcome === 'won' ? 'won' : 'lost'),

  'tile-lit': always('power'),
  'fire-grew': always(null),
  'tile-burnt': ({ destroyed }) => (destroyed ? 'fall' : 'gone'),
  'oak-scorched': ({ hearts }) => (hearts === 0 ? 'last-heart' : 'heart'),
  'fire-doused': always('gone'),
  'bucket-filled': always('card'),
  'flood-ran': always('fall'),
  'flood-fell': always(null),
  'boulder-rolled': always('bomb'),
  'monster-slid': always('haste'),
  'sign-turned': always('turned'),
  'bridge-moved': always('turned'),
  'bridge-fell': always('break'),
  'soldier-recruited': always('card'),
  'soldier-marched': always('step'),
  'soldier-fell': always('gone'),
  'villager-walked': always('step'),
  'villager-saved': always('power'),
  'villager-lost': ({ hearts }) => (hearts === null ? 'stuck' : hearts === 0 ? 'last-heart' : 'heart'),
  'drum-sounded': always('stuck'),
  'grove-taken': ({ hearts }) => (hearts === 0 ? 'last-heart' : 'heart'),
  'tile-wrecked': always('break'),
  'thing-fetched': always('card'),
  'thing-lost': always('stuck'),
  'thing-delivered': always('card'),
  'heart-back': always('power'),
  hushed: always('stuck'),
  'bells-rang': always('power'),
  'curse-fell': always('stuck'),
  'curse-lifted': always('power'),
  'spell-found': always('card'),
  'spell-cast': always('power'),
  'die-foretold': always('die'),
  'character-lost': always('fall'),
}

/** The sound of an event, where it has one. */
export function soundOf(event: Event): SoundId | null {
  // The line of an event's own type takes that event; the compiler does not follow it there.
  const sound = SOUNDS[event.type] as (event: Event) => SoundId | null
  return sound(event)
}
