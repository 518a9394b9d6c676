import {
  type Action,
  boogyman,
  enemyOf,
  pathTo,
  pawnsStanding,
  preyOf,
  type Seat,
  type State,
  type Tile,
} from '../../../engine/boogyman/index.ts'
import { oncePerSeat } from './once-per-seat.ts'
import { after, goesOn, turnOf } from './turn.ts'

/** A capture that a Boogyman could make in the next turn of his side. */
export interface Hunt {
  hunter: Seat
  /** The tile where he stops, and the number of captured pawns. */
  tile: Tile
  count: number
  /** His exact path: the starting tile, then every tile that he enters [B 10]. */
  way: readonly Tile[]
  /** An action needed first: a call, or a piece that clears the path. Null if none is needed. */
  first: Action | null
  /** True if these are the last pawns of their side, which then loses [B 16]. */
  last: boolean
}

/**
 * All captures of a seat's Boogyman in its next turn, by tile in reading order, each by the easiest path. Immediate captures precede those
 * that need an action first; shorter paths precede longer ones.
 */
export const huntsOf = oncePerSeat((state, hunter): readonly Hunt[] => {
  const turn = turnOf(state, hunter)
  if (!turn) return []
  const hunts = new Map<Tile, Hunt>()
  for (const hunt of strikes(turn, hunter, null)) hunts.set(hunt.tile, hunt)
  for (const first of openings(turn, hunter)) {
    const next = after(turn, first)
    if (!goesOn(turn, next)) continue
    for (const hunt of strikes(next, hunter, first)) {
      if (isEasier(hunt, hunts.get(hunt.tile))) hunts.set(hunt.tile, hunt)
    }
  }
  return [...hunts.values()].sort((one, other) => one.tile - other.tile)
})

/** Actions that may precede his walk. While he is at home, only a call does. */
function openings(turn: State, hunter: Seat): Action[] {
  if (turn.actions < 2 || turn.prowled) return []
  const isOut = turn.boogymen[hunter] !== null
  return boogyman.list(turn).filter(({ type }) => (isOut ? type !== 'prowl' : type === 'call'))
}

/** The captures that are possible with the next action. */
function strikes(turn: State, hunter: Seat, first: Action | null): Hunt[] {
  const from = turn.boogymen[hunter]
  if (from === null || turn.prowled) return []
  const standing = pawnsStanding(turn, enemyOf(hunter))
  return [...preyOf(turn, hunter)].flatMap(([tile, count]) =>
    count === 0
      ? []
      : [
          {
            hunter,
            tile,
            count,
            way: [from, ...pathTo(turn, hunter, tile)],
            first,
            last: count === standing,
          },
        ],
  )
}

/** True if a path is easier than the known one. */
function isEasier(hunt: Hunt, known: Hunt | undefined): boolean {
  if (!known) return true
  return known.first !== null && hunt.way.length < known.way.length
}
