import { places, type State, stepFrom } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../engine/kernel/index.ts'

/** The number of steps that monsters are followed, and the factor for each further step. */
const FOLLOWED = 5
const FADE = 0.75

/** Returns the number of monsters that will pass each place, weighted toward those that pass soon. */
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
