import type { RandomState } from '../kernel/chance.ts'
import type { HouseRulesOf } from '../kernel/config.ts'
import type { EachOnce } from '../kernel/each-once.ts'
import type { Facing, Place, Space } from './board.ts'

/** The countries, by their names in every text; in a state each is its index. The notation knows their first letters. */
export const SEATS = ['ash', 'briar', 'clover', 'dill'] as const

export type SeatName = (typeof SEATS)[number]

/** A country: Ash, Briar, Clover or Dill, in the order of play [F 3]. */
export type Seat = 0 | 1 | 2 | 3

/** All that there may be, in the order of play. */
export const ALL_SEATS = [0, 1, 2, 3] as const satisfies EachOnce<Seat>

/** House rules that a table may choose [F 14]; the first of each is the standard one. */
export const HOUSE_RULES = {
  /** Whether forts of others stay on the places of a country that falls. */
  leave: ['off', 'on'],
  /** Whether tearing down one's own fort gains actions, or costs them. */
  ownForts: ['gain', 'cost'],
  /** How many dice are rolled. */
  dice: [1, 2],
  /** How many actions turning round takes. */
  turnCost: [2, 3],
  /** How the countries lie [F 1]. */
  layout: ['countries', 'patchwork'],
  /** After which round winter comes [F 13]. */
  winter: [60, 30],
  /** Whether who falls is out, or the first fall ends the tale [F 16]. */
  fall: ['out', 'first'],
} as const

export type HouseRules = HouseRulesOf<typeof HOUSE_RULES>

/** The house rules that are asked during a game: how the countries lie is seen on the board. */
export type Rules = Omit<HouseRules, 'layout'>

/** Forts that each country has [F 1]. */
export const FORTS = 5

/** A place of a board: whose it is, and whether it is the city of its country. */
export interface Land {
  readonly owner: Seat
  readonly isCity: boolean
}

/** An army on the road; or one that was not mustered yet, or whose country has fallen. */
export type Army = { readonly space: Space; readonly facing: Facing } | 'waiting' | 'fallen'

/** What is being done: armies are mustered, the die is to be rolled, its actions are used, or nothing any more. */
export type Phase = 'muster' | 'roll' | 'act' | 'over'

/** What ended a game [F 12] [F 13] [F 16]. */
export const WON_BY = ['last', 'winter', 'fall'] as const

/** How a game ended: who won it, in the order of play, and by what. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly by: (typeof WON_BY)[number]
}

/** A whole game at one moment, as plain data. */
export interface State {
  rules: Rules
  /** Every place, in the order of the ring; it never changes. */
  lands: readonly Land[]
  /** Whose fort stands on each place. */
  forts: (Seat | null)[]
  /** The army of each country. */
  armies: Army[]
  phase: Phase
  onTurn: Seat
  /** Counted from 1. */
  round: number
  /** Actions left; 0 when none are being used. */
  actions: number
  /** Whether the army on turn has turned round in this turn [F 7]. */
  turned: boolean
  /** Places on which it has built in this turn, in that order [F 9]. */
  built: Place[]
  outcome: Outcome | null
  random: RandomState
}

/** All countries of a game, in the order of play; those that have fallen too. */
export const seatsOf = ({ armies }: Pick<State, 'armies'>): readonly Seat[] =>
  ALL_SEATS.slice(0, armies.length)
