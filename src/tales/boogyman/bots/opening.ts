import {
  type Action,
  boogyman,
  enemyOf,
  neighboursOf,
  pawnsOn,
  type Seat,
  type State,
  stepsApart,
  TILES,
} from '../../../engine/boogyman/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'

/** Neighbours of a tile that is not at the edge. */
const INSIDE = 6

/** What a place is worth by how many steps it is from the own pawn, and from one of the enemy's. */
const OWN = [1, 4, 2, 0]
const ENEMY = [-3, -2, 2, 2]

/**
 * Where to place a pawn in the opening, by the law's rules of thumb (section 11): own pawns next to each other, not at the
 * edge, two or three steps from the enemy.
 */
export function placed(state: State, luck: Chance): Action {
  const places = boogyman.list(state)
  const worths = places.map((action) => (action.type === 'place' ? placeWorth(state, action.at) : -1))
  const best = places.filter((_, index) => worths[index] === Math.max(...worths))
  const action = best[luck.draw(best.length)]
  if (!action) throw new Error('No tile has room.')
  return action
}

function placeWorth(state: State, tile: number): number {
  const inside = neighboursOf(tile).length === INSIDE ? 2 : 0
  return (
    inside +
    distanceWorth(state, state.onTurn, tile, OWN) +
    distanceWorth(state, enemyOf(state.onTurn), tile, ENEMY)
  )
}

const distanceWorth = (state: State, seat: Seat, tile: number, worths: readonly number[]): number =>
  TILES.filter((other) => pawnsOn(state, seat, other) > 0).reduce(
    (sum, other) => sum + (worths[stepsApart(tile, other)] ?? 0),
    0,
  )
