import type { EventOf, ExpansionEventType } from '../../../../engine/fairy-tale/index.ts'
import type { SoundId } from '../sound/sounds.ts'

const always = (sound: SoundId | null) => () => sound

/** What the events of the expansions sound like: by the sounds that there are. */
export const sounds: { [Type in ExpansionEventType]: (event: EventOf<Type>) => SoundId | null } = {
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
