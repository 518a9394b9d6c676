import type { Place } from '../../kernel/boards/square.ts'
import { copyOf } from '../copy.ts'
import type { Event } from '../events.ts'
import { isWrecker } from '../expansion-queries.ts'
import type { State } from '../state.ts'
import { stirClosures } from './fire.ts'
import { floodFrom, wouldSpoil } from './river.ts'

/** What the fires would do when the forest stirs next, if nothing else came before [R 42]. */
export interface Stirring {
  /** The tiles that would catch fire, row by row. */
  lit: Place[]
  /** The tiles that would burn down, and be gone. */
  destroyed: Place[]
  /** The tiles round the oak on which the fire would merely be out. */
  out: Place[]
  /** The hearts that this would cost. */
  hearts: number
}

/** What the fires would do when the forest stirs next: the rules themselves say it, on a copy. */
export function nextStir(state: State): Stirring {
  const copy = copyOf(state)
  const events: Event[] = []
  const chance = { die: neverAsked, draw: neverAsked }
  // The fires ask for no other rule of the expansions.
  stirClosures({ state: copy, chance, emit: (event) => events.push(event), expansions: null })
  const burnt = events.filter((event) => event.type === 'tile-burnt')
  return {
    lit: events.flatMap((event) => (event.type === 'tile-lit' ? [event.at] : [])).sort((a, b) => a - b),
    destroyed: burnt.flatMap(({ at, destroyed }) => (destroyed ? [at] : [])),
    out: burnt.flatMap(({ at, destroyed }) => (destroyed ? [] : [at])),
    hearts: state.hearts - copy.hearts,
  }
}

function neverAsked(): never {
  throw new Error('The forest stirs without luck.')
}

/** The tiles over which the water of a sluice would run that is let onto a place, and those where something would be spoilt [R 48]. */
export function floodOf(state: State, at: Place): { places: Place[]; spoilt: Place[] } {
  const places = floodFrom(state, at)
  const spoilt = places.filter((place) => {
    const tile = state.tiles[place]
    return tile !== undefined && wouldSpoil(tile)
  })
  return { places, spoilt }
}

/** How many monsters are still to come until the next wrecker, that one included; null without dark tiles [R 59]. */
export function nextWrecker(state: State): number | null {
  if (!state.boxes.dark) return null
  let n = state.nextMonster
  while (!isWrecker(state, n)) n += 1
  return n - state.nextMonster + 1
}
