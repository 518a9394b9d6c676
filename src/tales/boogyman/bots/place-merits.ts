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
import type { Rng } from '../../../engine/kernel/index.ts'

/** Number of neighbors of a tile away from the edge. */
const INSIDE = 6

/** Worth of a place by its distance to the nearest own pawn, and to the nearest enemy pawn. */
const OWN = [1, 4, 2, 0]
const ENEMY = [-3, -2, 2, 2]

/** Places a pawn by the heuristics of the law (section 11): own pawns adjacent, away from the edge, two or three steps from the enemy. */
export function placed(state: State, luck: Rng): Action {
  const places = boogyman.list(state)
  const worths = places.map((action) => (action.type === 'place' ? placeWorth(state, action.at) : -1))
  const best = places.filter((_, index) => worths[index] === Math.max(...worths))
  const action = best[luck.draw(best.length)]
  if (!action) throw new Error('No pawn can be placed: every tile is full.')
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

/** Reasons for a place, by the same heuristics, most important first. */
type PlaceMerit =
  | { readonly kind: 'beside-own' | 'inside' }
  /** Distance of the nearest enemy pawn, in steps. */
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

/** Distance of the nearest pawn of a seat in steps, or null without pawns. */
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
