import { enemyOf, pawnsStanding, type Seat, type State, type Tile } from '../../../engine/boogyman/index.ts'
import { type Hunt, huntsOf } from './hunts.ts'
import { oncePerSeat } from './once-per-seat.ts'
import { ripeFor, seventhIn } from './ripe.ts'
import { turnOf } from './turn.ts'

/** What a side could do in its next turn, if it wants to. */
export interface Prospect {
  hunts: readonly Hunt[]
  /** Where it can spawn. */
  ripe: readonly Tile[]
  /** How many of its pawns stand. */
  standing: number
  /** In how many of its own actions it has its seventh pawn at the earliest; null in more than two turns. */
  seventh: number | null
  /** It can win before its next turn is over, and by what. */
  wins: 'seven' | 'no-pawns' | null
}

/** What both sides could do, from where one of them sits. */
export interface Outlook {
  own: Prospect
  theirs: Prospect
}

/** What a side could do in its next turn: on its own turn, in what is left of it. */
export const prospectOf = oncePerSeat((state, seat): Prospect => {
  const hunts = huntsOf(state, seat)
  const seventh = seventhIn(state, seat)
  const inTurn = seventh !== null && seventh <= (turnOf(state, seat)?.actions ?? 0)
  return {
    hunts,
    ripe: ripeFor(state, seat),
    standing: pawnsStanding(state, seat),
    seventh,
    wins: inTurn ? 'seven' : hunts.some(({ last }) => last) ? 'no-pawns' : null,
  }
})

export const outlookFor = (state: State, seat: Seat): Outlook => ({
  own: prospectOf(state, seat),
  theirs: prospectOf(state, enemyOf(seat)),
})
