import type { RandomState } from '../kernel/chance.ts'
import type { HouseRulesOf } from '../kernel/config.ts'
import type { EachOnce } from '../kernel/each-once.ts'
import type { Tile } from './board.ts'

/** The two sides, by their names in every text; in a state each is its index. */
export const SEATS = ['red', 'green'] as const

export type SeatName = (typeof SEATS)[number]

/** Red or Green. */
export type Seat = 0 | 1

/** Both seats, in the order of play. */
export const ALL_SEATS = [0, 1] as const satisfies EachOnce<Seat>

/** The other side. */
export const enemyOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** Readings of the rules that a table may choose; the first is the standard one. */
export const HOUSE_RULES = {
  /** How many trees may stand on a tile. */
  trees: ['two', 'three'],
} as const

export type HouseRules = HouseRulesOf<typeof HOUSE_RULES>

/** Things of any kind that a tile holds [B 9]. */
export const ROOM = 3

/** Pawns of each side, and how many of them standing at the same time win [B 6]. */
export const PAWNS = 7

/** Pawns that are placed in the opening [B 2]. */
export const PLACED_FIRST = 4

/** Actions in a turn [B 4]. */
export const ACTIONS = 2

/** So many quiet turns running are a draw [B 17]. */
export const MOST_QUIET = 40

/** The end of this turn is a draw [B 17]. */
export const LAST_TURN = 200

/** What ended a game: the first three have a winner, the others are draws. */
export const WON_BY = ['seven', 'no-pawns', 'given-up'] as const
export const DRAWN_BY = ['quiet', 'dawn', 'standstill', 'agreed'] as const

/** How a game ended; without a winner it is a draw. */
export type Outcome =
  | { winner: Seat; by: (typeof WON_BY)[number] }
  | { winner: null; by: (typeof DRAWN_BY)[number] }

/** A whole game at one moment, as plain data. What is said of every tile is a list in reading order. */
export interface State {
  rules: HouseRules
  /** Who places first, and begins [B 2] [B 3]. */
  first: Seat
  /** Pawns placed in the opening so far; it is over with the fourth. */
  placed: number
  onTurn: Seat
  /** Actions left in this turn; 0 when it is not being played. */
  actions: number
  /** The turn that is being played, counted from 1; 0 while pawns are placed. */
  turn: number
  /** Turns running without a spawn, a call or a capture; −1 within a turn that had one [B 17]. */
  quiet: number
  /** How many pawns of each seat stand on each tile. */
  pawns: [number[], number[]]
  /** How many pawns of the seat on turn have acted, on each tile: pawns have no names [B 4]. */
  acted: number[]
  trees: number[]
  /** Where each seat's Boogyman is; null while he is at home. */
  boogymen: [Tile | null, Tile | null]
  /** Whether the Boogyman of the seat on turn has acted. */
  prowled: boolean
  outcome: Outcome | null
  /** There is no luck in this tale: it never moves. */
  random: RandomState
}

export type Phase = 'placing' | 'playing' | 'over'

/** What is being done: pawns are placed, turns are played, or nothing any more. */
export function phaseOf({ outcome, placed }: State): Phase {
  if (outcome) return 'over'
  return placed < PLACED_FIRST ? 'placing' : 'playing'
}
