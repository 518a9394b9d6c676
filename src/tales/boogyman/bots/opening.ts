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
  type Tile,
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

function placeWorth(state: State, tile: Tile): number {
  const inside = neighboursOf(tile).length === INSIDE ? 2 : 0
  return (
    inside +
    distanceWorth(state, state.onTurn, tile, OWN) +
    distanceWorth(state, enemyOf(state.onTurn), tile, ENEMY)
  )
}

/** What speaks for a place, by the same rules of thumb, the weightiest first. */
type PlaceMerit =
  | { readonly kind: 'beside-own' | 'inside' }
  /** How many steps the nearest of the enemy's is away. */
  | { readonly kind: 'apart'; readonly steps: number }

export function placeMerits(state: State, tile: Tile): PlaceMerit[] {
  const own = nearest(state, state.onTurn, tile)
  const enemy = nearest(state, enemyOf(state.onTurn), tile)
  return [
    ...(own === 1 ? [{ kind: 'beside-own' } as const] : []),
    ...(enemy !== null && (ENEMY[enemy] ?? 0) > 0 ? [{ kind: 'apart', steps: enemy } as const] : []),
    ...(neighboursOf(tile).length === INSIDE ? [{ kind: 'inside' } as const] : []),
  ]
}

/** How many steps the nearest pawn of a seat is away; null where none stands. */
function nearest(state: State, seat: Seat, tile: Tile): number | null {
  const steps = TILES.filter((other) => pawnsOn(state, seat, other) > 0).map((other) =>
    stepsApart(tile, other),
  )
  return steps.length === 0 ? null : Math.min(...steps)
}

const distanceWorth = (state: State, seat: Seat, tile: Tile, worths: readonly number[]): number =>
  TILES.filter((other) => pawnsOn(state, seat, other) > 0).reduce(
    (sum, other) => sum + (worths[stepsApart(tile, other)] ?? 0),
    0,
  )
