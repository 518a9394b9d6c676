import type { RandomState } from '../kernel/chance.ts'
import type { HouseRulesOf } from '../kernel/config.ts'
import type { EachOnce } from '../kernel/each-once.ts'
import type { Facing, Place, Space } from './board.ts'

/** The names of the countries in every text; in a state each is its index. The notation uses their first letters. */
export const SEATS = ['ash', 'briar', 'clover', 'dill'] as const

export type SeatName = (typeof SEATS)[number]

/** A country by its index: Ash, Briar, Clover or Dill, in the order of play [F 3]. */
export type Seat = 0 | 1 | 2 | 3

/** All possible seats, in the order of play. */
export const ALL_SEATS = [0, 1, 2, 3] as const satisfies EachOnce<Seat>

/** The options of each house rule [F 14]; the first one is the standard. */
export const HOUSE_RULES = {
  /** Keep forts of others on the places of a fallen country. */
  leave: ['off', 'on'],
  /** Effect of tearing down an own fort on the actions. */
  ownForts: ['gain', 'cost'],
  /** Number of dice. */
  dice: [1, 2],
  /** Price of turning round, in actions. */
  turnCost: [2, 3],
  /** Layout of the countries [F 1]. */
  layout: ['countries', 'patchwork'],
  /** The round that winter ends [F 13]. */
  winter: [60, 30],
  /** A fallen country is out, or the first fall ends the game [F 16]. */
  fall: ['out', 'first'],
} as const

export type HouseRules = HouseRulesOf<typeof HOUSE_RULES>

/** The house rules that matter during a game. The layout is already in the board. */
export type Rules = Omit<HouseRules, 'layout'>

/** Forts of each country [F 1]. */
export const FORTS = 5

/** A place of a board. */
export interface Land {
  readonly owner: Seat
  readonly isCity: boolean
}

/** An army on the road, not mustered yet, or removed because its country has fallen. */
export type Army = { readonly space: Space; readonly facing: Facing } | 'waiting' | 'fallen'

/** The phase of a game: muster the armies, roll the die, use its actions, over. */
export type Phase = 'muster' | 'roll' | 'act' | 'over'

/** The possible reasons for the end of a game [F 12] [F 13] [F 16]. */
export const WON_BY = ['last', 'winter', 'fall'] as const

/** The winners in the order of play, and the reason for the end. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly by: (typeof WON_BY)[number]
}

/** The complete state of a game, as plain data. */
export interface State {
  rules: Rules
  /** All places in ring order. Must never change. */
  lands: readonly Land[]
  /** The owner of the fort on each place, or null. */
  forts: (Seat | null)[]
  /** The army of each country. */
  armies: Army[]
  phase: Phase
  onTurn: Seat
  /** The round, from 1. */
  round: number
  /** Actions left; 0 outside the `act` phase. */
  actions: number
  /** True if the army on turn has turned round in this turn [F 7]. */
  turned: boolean
  /** Places of its forts built in this turn, first one first [F 9]. */
  built: Place[]
  outcome: Outcome | null
  random: RandomState
}

/** Returns all countries of a game in the order of play, including fallen ones. */
export const seatsOf = ({ armies }: Pick<State, 'armies'>): readonly Seat[] =>
  ALL_SEATS.slice(0, armies.length)
