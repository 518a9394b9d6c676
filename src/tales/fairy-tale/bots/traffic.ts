import { places, type State, stepFrom } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../engine/kernel/index.ts'

/** How far ahead monsters are followed, in steps, and how much less each step further counts. */
const FOLLOWED = 5
const FADE = 0.75

/** How many monsters will come by each place, the sooner the more. */
export function trafficOf(state: State): ReadonlyMap<Place, number> {
  const traffic = new Map<Place, number>()
  for (const from of places(state.tiles)) {
    const count = state.tiles[from]?.monsters.length ?? 0
    let at = count > 0 ? stepFrom(state, from) : null
    let worth = count
    for (let step = 0; step < FOLLOWED && at !== null && at !== CENTRE; step++) {
      traffic.set(at, (traffic.get(at) ?? 0) + worth)
      worth *= FADE
      at = stepFrom(state, at)
    }
  }
  return traffic
}
