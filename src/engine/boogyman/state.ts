import type { RandomState } from '../kernel/chance.ts'
import type { HouseRulesOf } from '../kernel/config.ts'
import type { EachOnce } from '../kernel/each-once.ts'
import type { Tile } from './board.ts'

/** The names of the two sides in texts; states use their index. */
export const SEATS = ['red', 'green'] as const

export type SeatName = (typeof SEATS)[number]

/** Red or Green. */
export type Seat = 0 | 1

/** Both seats, in the order of play. */
export const ALL_SEATS = [0, 1] as const satisfies EachOnce<Seat>

/** The other side. */
export const enemyOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** House rules with their options; the first option is the standard. */
export const HOUSE_RULES = {
  /** Maximum number of trees on a tile. */
  trees: ['two', 'three'],
} as const

export type HouseRules = HouseRulesOf<typeof HOUSE_RULES>

/** Maximum number of things of any kind on a tile [B 9]. */
export const ROOM = 3

/** Number of pawns of each side; all of them standing at once win [B 6]. */
export const PAWNS = 7

/** Number of pawns placed in the opening [B 2]. */
export const PLACED_FIRST = 4

/** Number of actions in a turn [B 4]. */
export const ACTIONS_PER_TURN = 2

/** Number of consecutive quiet turns that makes a draw [B 17]. */
export const MOST_QUIET = 40

/** The turn after which dawn ends the game in a draw [B 17]. */
export const LAST_TURN = 200

/** The kinds of wins, and the kinds of draws. */
export const WON_BY = ['seven', 'no-pawns', 'given-up'] as const
export const DRAWN_BY = ['quiet', 'dawn', 'standstill', 'agreed'] as const

/** The result of a game. Without a winner it is a draw. */
export type Outcome =
  | { winner: Seat; by: (typeof WON_BY)[number] }
  | { winner: null; by: (typeof DRAWN_BY)[number] }

/** The complete state of a game as plain data. Lists over tiles are in reading order. */
export interface State {
  rules: HouseRules
  /** The side that places first and has the first turn [B 2] [B 3]. */
  first: Seat
  /** Number of pawns placed in the opening, which ends with the fourth. */
  placed: number
  onTurn: Seat
  /** Actions left in this turn; 0 outside of turns. */
  actions: number
  /** Number of the current turn, from 1; 0 in the opening. */
  turn: number
  /** Number of consecutive turns without a spawn, call or capture; −1 during a turn that had one [B 17]. */
  quiet: number
  /** Number of pawns of each seat on each tile. */
  pawns: [number[], number[]]
  /** Number of acted pawns of the seat on turn on each tile; pawns are interchangeable [B 4]. */
  acted: number[]
  trees: number[]
  /** The tile of each seat's Boogyman; null while he is at home. */
  boogymen: [Tile | null, Tile | null]
  /** True if the Boogyman of the seat on turn has acted. */
  prowled: boolean
  outcome: Outcome | null
  /** The generator's state, which is constant: the game has no luck. */
  random: RandomState
}

export type Phase = 'placing' | 'playing' | 'over'

/** The phase of a state. */
export function phaseOf({ outcome, placed }: State): Phase {
  if (outcome) return 'over'
  return placed < PLACED_FIRST ? 'placing' : 'playing'
}
