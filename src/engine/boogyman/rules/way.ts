import type { Bar } from '../actions.ts'
import { neighboursOf, type Tile } from '../board.ts'
import { enemyOf, type Seat, type State } from '../state.ts'
import { isFull, treesOn } from './tiles.ts'

/** Maximum number of steps in a prowl (law, section 3). */
const FARTHEST = 3

/** The reason why the Boogyman of a seat cannot enter another tile, or null [B 10]. */
export function barOf(state: State, seat: Seat, tile: Tile): Bar | null {
  if (treesOn(state, tile) > 0) return 'trees'
  if (state.boogymen[enemyOf(seat)] === tile) return 'boogyman'
  return isFull(state, tile) ? 'full' : null
}

/**
 * Returns every tile where the Boogyman of a seat can stop, with its predecessor on a shortest path. Neighbors are tried in order, outwards
 * [B 10]. His own tile is excluded [B 11]. Empty while he is at home.
 */
export function reachOf(state: State, seat: Seat): ReadonlyMap<Tile, Tile> {
  const from = state.boogymen[seat]
  const cameFrom = new Map<Tile, Tile>()
  let edge = from === null ? [] : [from]
  for (let steps = 0; steps < FARTHEST; steps++) {
    const next: Tile[] = []
    for (const tile of edge) {
      for (const to of neighboursOf(tile)) {
        if (to === from || cameFrom.has(to) || barOf(state, seat, to)) continue
        cameFrom.set(to, tile)
        next.push(to)
      }
    }
    edge = next
  }
  return cameFrom
}

/** The path of a Boogyman to a tile in his reach: the entered tiles, ending with that one. */
export function pathTo(state: State, seat: Seat, to: Tile): Tile[] {
  const cameFrom = reachOf(state, seat)
  const path: Tile[] = []
  for (let tile: Tile | undefined = to; tile !== undefined && cameFrom.has(tile); tile = cameFrom.get(tile)) {
    path.unshift(tile)
  }
  return path
}
