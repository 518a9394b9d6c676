import {
  ACTIONS,
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

/** The tiles where a seat can spawn in its next turn; on its own turn, now. No action makes more of them in that turn. */
export const ripeFor = oncePerSeat((state, seat): readonly Tile[] => {
  const turn = turnOf(state, seat)
  return turn ? TILES.filter((tile) => isRipe(turn, seat, tile)) : []
})

/**
 * In how many actions of its own a seat has its seventh pawn at the earliest, if the other side lets it: to the end of its
 * next turn and through the turn after that. Null when it takes longer.
 */
export const seventhIn = oncePerSeat((state, seat): number | null => {
  const turn = turnOf(state, seat)
  if (!turn) return null
  return spawnsToSeven(turn, seat, turn.actions) ?? nextTurn(turn, seat, 0, turn)
})

/** How many spawns make seven, where so many can be made in one turn. */
function spawnsToSeven(turn: State, seat: Seat, actions: number): number | null {
  const missing = PAWNS - pawnsStanding(turn, seat)
  return missing <= Math.min(actions, ripeFor(turn, seat).length) ? missing : null
}

/** The same with what is left of this turn played first, in the best way. */
function nextTurn(begun: State, seat: Seat, done: number, now: State): number | null {
  if (!goesOn(begun, now)) {
    const then = turnOf(now, seat)
    const spawns = then && spawnsToSeven(then, seat, ACTIONS)
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
 * The actions after which the next turn can still bring the seventh. It brings two at most; and with no action does a seat
 * gain more than one tile where that is, by a step between two trees; whoever is tired is not so then.
 */
function worthTrying(now: State, seat: Seat): Action[] {
  const missing = PAWNS - pawnsStanding(now, seat)
  const between = TILES.filter((tile) => treesOn(now, tile) === TWO_TREES && pawnsOn(now, seat, tile) > 0)
  const lacking = missing - between.length
  if (lacking > now.actions || missing > now.actions + ACTIONS) return []
  return boogyman.list(now).filter((action) => {
    if (action.type === 'spawn') return lacking < now.actions
    if (missing === now.actions + ACTIONS) return false
    return lacking < now.actions || (action.type === 'step' && treesOn(now, action.to) === TWO_TREES)
  })
}
