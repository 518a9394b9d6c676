import type { Place } from '../../kernel/boards/square.ts'
import { copyOf } from '../copy.ts'
import type { Event } from '../events.ts'
import { isWrecker } from '../expansion-queries.ts'
import type { State } from '../state.ts'
import { stirClosures } from './fire.ts'
import { floodFrom, wouldSpoil } from './river.ts'

/** The effects of the fires at the next stir of the forest, if nothing else happened before [R 42]. */
export interface Stirring {
  /** The tiles that would catch fire, row by row. */
  lit: Place[]
  /** The tiles that would burn down and be destroyed. */
  destroyed: Place[]
  /** The tiles next to the oak where the fire would only go out. */
  out: Place[]
  /** The number of hearts that it would cost. */
  hearts: number
}

/** Computes the effects of the fires at the next stir by playing the rules on a copy. */
export function nextStir(state: State): Stirring {
  const copy = copyOf(state)
  const events: Event[] = []
  const chance = { die: neverAsked, draw: neverAsked }
  // Fires use no other rule of the expansions.
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
  throw new Error('The preview of the next fires must not use the rng.')
}

/** Returns the tiles that a flood from a place would cover, and those where it would spoil something [R 48]. */
export function floodOf(state: State, at: Place): { places: Place[]; spoilt: Place[] } {
  const places = floodFrom(state, at)
  const spoilt = places.filter((place) => {
    const tile = state.tiles[place]
    return tile !== undefined && wouldSpoil(tile)
  })
  return { places, spoilt }
}

/** The number of monsters up to and including the next wrecker; null without the box of dark tiles [R 59]. */
export function nextWrecker(state: State): number | null {
  if (!state.boxes.dark) return null
  let n = state.nextMonster
  while (!isWrecker(state, n)) n += 1
  return n - state.nextMonster + 1
}
