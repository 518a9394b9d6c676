import type {
  CharacterId,
  CurseId,
  Event,
  SpellId,
  State,
  ThingId,
} from '../../../engine/fairy-tale/index.ts'
import type { Frame } from '../../../engine/kernel/index.ts'
import type { ExpansionWords } from '../words/expansion-words.ts'

/** The sentence for a story event of the expansions. */
export type ExpansionTopic = keyof ExpansionWords['ourTale']['ways']

/** A story event of an expansion or house rule: who acted or was affected, and the thing. */
interface Subject {
  topic: ExpansionTopic
  who: CharacterId | null
  thing: ThingId | CurseId | SpellId | null
}

/** The kinds of these events. Tales and losses are mandatory [R 63]. */
type Told = 'expansion-deed' | 'expansion-tale' | 'expansion-event' | 'expansion-loss'

export type ExpansionStory = Subject & { what: Told }

const about = (
  what: Told,
  topic: ExpansionTopic,
  who: CharacterId | null = null,
  thing: Subject['thing'] = null,
): readonly ExpansionStory[] => [{ what, topic, who, thing }]

/** Returns the story events of expansions and house rules in a frame; empty for other events. */
export function expansionStories({ event, state }: Frame<State, Event>): readonly ExpansionStory[] {
  const hero = (seat: number | null) => (seat === null ? null : (state.seats[seat]?.character ?? null))
  switch (event.type) {
    case 'tile-lit':
      return event.by === 'fire'
        ? []
        : about(event.by === 'torch' ? 'expansion-deed' : 'expansion-event', 'lit')
    case 'tile-burnt':
      return event.destroyed ? about('expansion-event', 'burnt') : []
    case 'oak-scorched':
      return about('expansion-loss', 'scorched')
    case 'fire-doused':
      return event.seat === null ? [] : about('expansion-deed', 'poured', hero(event.seat))
    case 'flood-ran':
      return about('expansion-deed', 'flooded', hero(event.seat))
    case 'boulder-rolled':
      return about('expansion-deed', 'rolled', hero(event.seat))
    case 'bridge-moved':
      return about('expansion-deed', 'bridge', hero(event.seat))
    case 'sign-turned':
      return about('expansion-deed', 'sign', hero(event.seat))
    case 'soldier-recruited':
      return about('expansion-deed', 'soldier')
    case 'soldier-fell':
      return about('expansion-event', 'soldier-fell')
    case 'drum-sounded':
      return about('expansion-event', 'drummed')
    case 'grove-taken':
      return about('expansion-loss', 'grove')
    case 'character-lost':
      return about('expansion-loss', 'taken', hero(event.seat))
    default:
      return taleOf(event, hero)
  }
}

/** Things, villagers, curses and spells, which the last page lists in order [R 63]. */
function taleOf(event: Event, hero: (seat: number | null) => CharacterId | null): readonly ExpansionStory[] {
  switch (event.type) {
    case 'villager-saved':
      return about('expansion-tale', 'saved')
    case 'villager-lost':
      return about('expansion-loss', event.hearts === null ? 'stolen' : 'grieved')
    case 'thing-fetched':
      return about('expansion-tale', 'fetched', hero(event.seat), event.thing)
    case 'thing-delivered':
      return about('expansion-tale', 'brought', hero(event.seat), event.thing)
    case 'thing-lost':
      return event.seat === null ? [] : about('expansion-tale', 'dropped', hero(event.seat), event.thing)
    case 'heart-back':
      return about('expansion-tale', 'heart')
    case 'curse-fell':
      return about('expansion-tale', 'cursed', null, event.curse)
    case 'curse-lifted':
      return about('expansion-tale', 'lifted')
    case 'spell-found':
      return about('expansion-tale', 'found', hero(event.seat), event.spell)
    case 'spell-cast':
      return about('expansion-tale', 'cast', hero(event.seat), event.spell)
    case 'die-foretold':
      return about('expansion-deed', 'foretold')
    default:
      return []
  }
}
