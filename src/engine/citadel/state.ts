import type { RandomState } from '../kernel/chance.ts'
import type { HouseRulesOf } from '../kernel/config.ts'
import type { EachOnce } from '../kernel/each-once.ts'
import type { Plot } from './board.ts'
import type { BuildingId, Category } from './buildings.ts'
import type { CardId } from './cards.ts'
import type { InfluenceId } from './influence.ts'
import type { Pile, Pool } from './pool.ts'

/** A seat by its index. Texts use its number, counted from 1. */
export type Seat = 0 | 1 | 2 | 3 | 4

/** All possible seats in turn order. */
export const ALL_SEATS = [0, 1, 2, 3, 4] as const satisfies EachOnce<Seat>

/** Converts a number to a seat, for example an index of `seats`. Unchecked. */
export const asSeat = (number: number): Seat => number as Seat

/** The Orders, by seat. */
export const ORDERS = ['cross', 'lion', 'lily', 'moon', 'tower'] as const
export type Order = (typeof ORDERS)[number]

/** House rules with their options; the first option is the default (section 12). */
export const HOUSE_RULES = {
  version: ['basic', 'strategic'],
  /** Variant for two people [C 10]. Ignored with more. */
  two: ['plots', 'plain', 'orders'],
  /** Whether reaching the goal ends the game, or only starts the last round [C 28]. */
  lastRound: ['off', 'on'],
} as const

export type HouseRules = HouseRulesOf<typeof HOUSE_RULES>

/** Knights of each Order. The limit of its plots. */
export const KNIGHTS = 25

/** Bricks that are not taxed. */
export const UNTAXED = 5

/** A Building card in a hand. */
export interface HandCard {
  /** The card; null if the viewer may not know it. */
  card: BuildingId | null
  /** True if the card is public: it was turned up, or bought from a shop [C 30]. */
  seen: boolean
}

/** The possessions of one Order. */
export interface SeatState {
  bricks: number
  /** Building cards in fixed order, a seen copy before an unseen one. */
  hand: HandCard[]
  /** Influence cards; null if the viewer may not know them. */
  influence: (InfluenceId | null)[]
  /** True after resignation [C 29]. */
  out: boolean
  /** True once it has chosen its first plots. */
  done: boolean
}

/** A question that a seat must answer before the game goes on. */
export type Question =
  /** Choice of the plot that a Knight leaves. */
  | { type: 'withdraw'; seat: Seat; plots: Plot[]; because: 'plague' | 'call-to-arms' }
  /** Choice of one of three Influence cards to discard. `ending`: the turn ends with the answer. */
  | { type: 'discard'; seat: Seat; ending: boolean }
  /** Choice of the card that a Spy takes. */
  | { type: 'take'; seat: Seat; from: Seat }
  /** Choice of the card given in return for `took`, which is null if the viewer may not know it. `seen`: `took` is public. */
  | { type: 'give'; seat: Seat; to: Seat; took: BuildingId | null; seen: boolean }

export type QuestionType = Question['type']

/** Actions of the current turn that affect later ones. */
export interface Spent {
  claims: number
  builds: number
  /** Additional buildings from Master Builders. */
  masters: number
  /** Played Donations: the next building is free. */
  donations: number
  /** Played Dispensations: the next building ignores the limits of its category. */
  dispensations: number
  /** Cards that were sold in this turn, which may not be bought back [C 14]. */
  sold: BuildingId[]
  /** Cards that were bought in this turn, which may not be sold. Hidden from other players [C 14]. */
  bought: BuildingId[]
}

export const PHASES = ['choose', 'reveal', 'act', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Cause of the last round [C 27] [C 28]. */
export const ENDINGS = ['land', 'pile', 'goal'] as const
export type Ending = (typeof ENDINGS)[number]

/** A complete game state as plain data. Lists by plot are in the order of plot names. */
export interface State {
  rules: HouseRules
  seats: SeatState[]
  /** The owner of each plot. */
  owners: (Seat | null)[]
  /** The building on each plot, with or without an owner. */
  buildings: (BuildingId | null)[]
  /** The holder of each Great Power [C 24]. */
  powers: Record<Category, Seat | null>
  /** The pile. The strategic game has one for each epoch, and draws from the first that is not empty. */
  piles: Pile<CardId>[]
  /** The pile of Influence cards, and discarded ones. */
  influence: Pile<InfluenceId>
  setAside: Pool<InfluenceId>
  pawnshop: Pool<BuildingId>
  market: Pool<BuildingId>
  onTurn: Seat
  /** Number of the turn over all seats, from 1. */
  turn: number
  phase: Phase
  spent: Spent
  /** Points of the seat on turn when its turn began. */
  startScore: number
  /** Open questions. The first one must be answered now. */
  questions: Question[]
  /** Turning up that a question interrupted, or null. */
  drawing: 'reveal' | 'purchase' | null
  ending: Ending | null
  /** Winning seats; null while the game goes on. */
  winners: Seat[] | null
  random: RandomState
}

/** The record of a turn at its start. */
export const nothingSpent = (): Spent => ({
  claims: 0,
  builds: 0,
  masters: 0,
  donations: 0,
  dispensations: 0,
  sold: [],
  bought: [],
})
