import {
  ACTIONS_PER_TURN,
  type Action,
  boogyman,
  isRipe,
  PAWNS,
  pawnsOn,
  pawnsStanding,
  type Seat,
  type State,
  TILES,
  type Tile,
  TWO_TREES,
  treesOn,
} from '../../../engine/boogyman/index.ts'
import { oncePerSeat } from './once-per-seat.ts'
import { after, goesOn, turnOf } from './turn.ts'

/** The tiles where a seat can spawn in its next turn, or in the rest of the current one. No action adds tiles within that turn. */
export const ripeFor = oncePerSeat((state, seat): readonly Tile[] => {
  const turn = turnOf(state, seat)
  return turn ? TILES.filter((tile) => isRipe(turn, seat, tile)) : []
})

/**
 * Minimum number of own actions until the seventh pawn of a seat, assuming that the enemy does not interfere. Covers its next turn and the
 * one after. Null if it takes longer.
 */
export const seventhIn = oncePerSeat((state, seat): number | null => {
  const turn = turnOf(state, seat)
  if (!turn) return null
  return spawnsToSeven(turn, seat, turn.actions) ?? nextTurn(turn, seat, 0, turn)
})

/** Number of spawns to reach seven, or null if one turn is too short. */
function spawnsToSeven(turn: State, seat: Seat, actions: number): number | null {
  const missing = PAWNS - pawnsStanding(turn, seat)
  return missing <= Math.min(actions, ripeFor(turn, seat).length) ? missing : null
}

/** The same for the turn after, with the best use of the rest of this turn. */
function nextTurn(begun: State, seat: Seat, done: number, now: State): number | null {
  if (!goesOn(begun, now)) {
    const then = turnOf(now, seat)
    const spawns = then && spawnsToSeven(then, seat, ACTIONS_PER_TURN)
    return spawns === null ? null : done + spawns
  }
  let least: number | null = null
  for (const action of worthTrying(now, seat)) {
    const found = nextTurn(begun, seat, done + 1, after(now, action))
    if (found !== null && (least === null || found < least)) least = found
  }
  return least
}

/**
 * Actions that may still lead to a seventh pawn next turn, which allows two spawns. An action gains at most one spawn tile, by a step onto
 * two trees. Tired pawns recover by then.
 */
function worthTrying(now: State, seat: Seat): Action[] {
  const missing = PAWNS - pawnsStanding(now, seat)
  const between = TILES.filter((tile) => treesOn(now, tile) === TWO_TREES && pawnsOn(now, seat, tile) > 0)
  const lacking = missing - between.length
  if (lacking > now.actions || missing > now.actions + ACTIONS_PER_TURN) return []
  return boogyman.list(now).filter((action) => {
    if (action.type === 'spawn') return lacking < now.actions
    if (missing === now.actions + ACTIONS_PER_TURN) return false
    return lacking < now.actions || (action.type === 'step' && treesOn(now, action.to) === TWO_TREES)
  })
}
