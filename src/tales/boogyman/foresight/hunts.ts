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

/** How a Boogyman could capture on a tile in the next turn of his side. */
export interface Hunt {
  hunter: Seat
  /** Where he would stop, and how many pawns he would take there. */
  tile: Tile
  count: number
  /** The true way: where he sets out, then every tile that he enters [B 10]. */
  way: readonly Tile[]
  /** What has to be done before he walks: he is called, or another piece makes way. */
  first: Action | null
  /** These are the last of their side: it would have lost [B 16]. */
  last: boolean
}

/**
 * Everything that the Boogyman of a seat could capture in its next turn, by tile in reading order, with the easiest way
 * to each: at once before after another action, then the shorter one.
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

/** What may be done before he walks: only a call helps while he is at home. */
function openings(turn: State, hunter: Seat): Action[] {
  if (turn.actions < 2 || turn.prowled) return []
  const isOut = turn.boogymen[hunter] !== null
  return boogyman.list(turn).filter(({ type }) => (isOut ? type !== 'prowl' : type === 'call'))
}

/** What he can capture with the next action. */
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

/** Whether one way is easier than another that is known. */
function isEasier(hunt: Hunt, known: Hunt | undefined): boolean {
  if (!known) return true
  return known.first !== null && hunt.way.length < known.way.length
}
