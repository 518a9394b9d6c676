import { DIRECTIONS, directionTo, neighbour, opposite, type Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import { isLinked, linkedTo } from '../expansion-queries.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { hasRoad } from '../tiles.ts'
import { barToCharacters } from './bars.ts'
import { refuseClosed } from './closed.ts'

/** The possible targets of a step: the four neighbours, and the tiles behind secret doors [R 52]. */
export function nextTo(state: State, from: Place): Place[] {
  const beside = DIRECTIONS.map((side) => neighbour(from, side))
  const linked = linkedTo(state, from)
  return linked.length === 0 ? beside : [...beside, ...linked.filter((place) => !beside.includes(place))]
}

/** Returns why no character can step from one place to another, or null if they are joined and open [R 39] [R 51]. */
export function refuseWay(state: State, from: Place, to: Place): Refusal | null {
  if (!state.extras) return refuseEdge(state, from, to)
  const apart = refuseRoad(state, from, to)
  return apart && isLinked(state, from, to) ? refuseClosed(state, to) : apart
}

/** Returns why characters, soldiers and villagers cannot go by road to a neighbour, or null [R 39] [R 51]. */
export const refuseRoad = (state: State, from: Place, to: Place): Refusal | null =>
  refuseEdge(state, from, to) ?? refuseClosed(state, to) ?? refuseBar(state, from, to)

/** Returns why two places are not joined, or null. */
export function refuseEdge({ tiles }: State, from: Place, to: Place): Refusal | null {
  const edge = directionTo(from, to)
  if (!edge) return { code: 'not-next-door' }
  if (!hasRoad(tiles[from]?.roads ?? 0, edge)) return { code: 'no-road-out', edge }
  return hasRoad(tiles[to]?.roads ?? 0, opposite(edge)) ? null : { code: 'road-joins-nothing', edge }
}

/** Returns why a bar stops characters, soldiers and villagers between two places, or null [R 51]. */
export function refuseBar(state: State, from: Place, to: Place): Refusal | null {
  const edge = directionTo(from, to)
  const bar = edge && barToCharacters(state, from, edge)
  return bar ? (symbolRules(bar.symbol).stopsCharacters ?? null) : null
}
