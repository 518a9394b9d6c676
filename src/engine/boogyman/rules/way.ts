import type { Bar } from '../actions.ts'
import { neighboursOf, type Tile } from '../board.ts'
import { enemyOf, type Seat, type State } from '../state.ts'
import { isFull, treesOn } from './tiles.ts'

/** Most steps in one prowl (section 3). */
const FARTHEST = 3

/** What keeps the Boogyman of a seat from entering a tile on which he does not stand [B 10]. */
export function barOf(state: State, seat: Seat, tile: Tile): Bar | null {
  if (treesOn(state, tile) > 0) return 'trees'
  if (state.boogymen[enemyOf(seat)] === tile) return 'boogyman'
  return isFull(state, tile) ? 'full' : null
}

/**
 * Every tile where the Boogyman of a seat can stop, with the tile from which he comes there on a shortest way: tiles are
 * tried outward, in the order of neighbours [B 10]. Not the tile where he stands [B 11]; none while he is at home.
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

/** The way of a Boogyman to a tile that he can reach: the tiles that he enters, that one last. */
export function pathTo(state: State, seat: Seat, to: Tile): Tile[] {
  const cameFrom = reachOf(state, seat)
  const path: Tile[] = []
  for (let tile: Tile | undefined = to; tile !== undefined && cameFrom.has(tile); tile = cameFrom.get(tile)) {
    path.unshift(tile)
  }
  return path
}
