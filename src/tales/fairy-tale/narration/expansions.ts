import type {
  CharacterId,
  CurseId,
  Event,
  SpellId,
  State,
  ThingId,
} from '../../../engine/fairy-tale/index.ts'
import type { Frame } from '../../../engine/kernel/index.ts'
import type { TellingWords } from './tell.ts'

/** Which sentence is told of something that only newer boxes bring. */
export type BoxedTopic = keyof TellingWords['ourTale']['boxed']['ways']

/** What happened by a newer box or house rule: who did it or whom it befell, and with what. */
export interface Boxed {
  topic: BoxedTopic
  who: CharacterId | null
  thing: ThingId | CurseId | SpellId | null
}

/** What the hero did; what is never left out, since it is a tale of its own [R 63]. */
type Told = 'boxed-deed' | 'boxed-tale' | 'boxed-event' | 'boxed-loss'

export type BoxedHappening = Boxed & { what: Told }

const about = (
  what: Told,
  topic: BoxedTopic,
  who: CharacterId | null = null,
  thing: Boxed['thing'] = null,
): readonly BoxedHappening[] => [{ what, topic, who, thing }]

/** What an event tells that only newer boxes or house rules bring; nothing of any other. */
export function boxedOf({ event, state }: Frame<State, Event>): readonly BoxedHappening[] {
  const hero = (seat: number | null) => (seat === null ? null : (state.seats[seat]?.character ?? null))
  switch (event.type) {
    case 'tile-lit':
      return event.by === 'fire' ? [] : about(event.by === 'torch' ? 'boxed-deed' : 'boxed-event', 'lit')
    case 'tile-burnt':
      return event.destroyed ? about('boxed-event', 'burnt') : []
    case 'oak-scorched':
      return about('boxed-loss', 'scorched')
    case 'fire-doused':
      return event.seat === null ? [] : about('boxed-deed', 'poured', hero(event.seat))
    case 'flood-ran':
      return about('boxed-deed', 'flooded', hero(event.seat))
    case 'boulder-rolled':
      return about('boxed-deed', 'rolled', hero(event.seat))
    case 'bridge-moved':
      return about('boxed-deed', 'bridge', hero(event.seat))
    case 'sign-turned':
      return about('boxed-deed', 'sign', hero(event.seat))
    case 'soldier-recruited':
      return about('boxed-deed', 'soldier')
    case 'soldier-fell':
      return about('boxed-event', 'soldier-fell')
    case 'drum-sounded':
      return about('boxed-event', 'drummed')
    case 'grove-taken':
      return about('boxed-loss', 'grove')
    case 'character-lost':
      return about('boxed-loss', 'taken', hero(event.seat))
    default:
      return taleOf(event, hero)
  }
}

/** Things, villagers, curses and spells: the last page tells each of them, in order [R 63]. */
function taleOf(event: Event, hero: (seat: number | null) => CharacterId | null): readonly BoxedHappening[] {
  switch (event.type) {
    case 'villager-saved':
      return about('boxed-tale', 'saved')
    case 'villager-lost':
      return about('boxed-loss', event.hearts === null ? 'stolen' : 'grieved')
    case 'thing-fetched':
      return about('boxed-tale', 'fetched', hero(event.seat), event.thing)
    case 'thing-delivered':
      return about('boxed-tale', 'brought', hero(event.seat), event.thing)
    case 'thing-lost':
      return event.seat === null ? [] : about('boxed-tale', 'dropped', hero(event.seat), event.thing)
    case 'heart-back':
      return about('boxed-tale', 'heart')
    case 'curse-fell':
      return about('boxed-tale', 'cursed', null, event.curse)
    case 'curse-lifted':
      return about('boxed-tale', 'lifted')
    case 'spell-found':
      return about('boxed-tale', 'found', hero(event.seat), event.spell)
    case 'spell-cast':
      return about('boxed-tale', 'cast', hero(event.seat), event.spell)
    case 'die-foretold':
      return about('boxed-deed', 'foretold')
    default:
      return []
  }
}
