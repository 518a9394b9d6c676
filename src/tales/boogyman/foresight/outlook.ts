import { enemyOf, pawnsStanding, type Seat, type State, type Tile } from '../../../engine/boogyman/index.ts'
import { type Hunt, huntsOf } from './hunts.ts'
import { oncePerSeat } from './once-per-seat.ts'
import { ripeFor, seventhIn } from './ripe.ts'
import { turnOf } from './turn.ts'

/** The options of a side in its next turn. */
export interface SideOutlook {
  hunts: readonly Hunt[]
  /** Tiles for spawning. */
  ripe: readonly Tile[]
  /** Number of its standing pawns. */
  standing: number
  /** Minimum number of its own actions until its seventh pawn; null if it takes more than two turns. */
  seventh: number | null
  /** The kind of win that it can reach in its next turn, or null. */
  wins: 'seven' | 'no-pawns' | null
}

/** The options of both sides, from the view of one. */
export interface Outlook {
  own: SideOutlook
  theirs: SideOutlook
}

/** The options of a side in its next turn, or in the rest of the current one. */
export const prospectOf = oncePerSeat((state, seat): SideOutlook => {
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
