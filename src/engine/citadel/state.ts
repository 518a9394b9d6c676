import type { RandomState } from '../kernel/chance.ts'
import type { HouseRulesOf } from '../kernel/config.ts'
import type { EachOnce } from '../kernel/each-once.ts'
import type { Plot } from './board.ts'
import type { BuildingId, Category } from './buildings.ts'
import type { CardId } from './cards.ts'
import type { InfluenceId } from './influence.ts'
import type { Pile, Pool } from './pool.ts'

/** A seat by its index; in every text it is called by its number, counted from 1. */
export type Seat = 0 | 1 | 2 | 3 | 4

/** All that there may be, in the order of play. */
export const ALL_SEATS = [0, 1, 2, 3, 4] as const satisfies EachOnce<Seat>

/** Takes a number, as an index of `seats`, for the seat that it stands for. It is not checked. */
export const asSeat = (number: number): Seat => number as Seat

/** The Orders, by seat. */
export const ORDERS = ['cross', 'lion', 'lily', 'moon', 'tower'] as const
export type Order = (typeof ORDERS)[number]

/** Readings of the rules that a table may choose; the first of each is the standard one (section 12). */
export const HOUSE_RULES = {
  version: ['basic', 'strategic'],
  /** How two people play [C 10]; it says nothing with more. */
  two: ['plots', 'plain', 'orders'],
  /** Whether reaching the goal ends the game, or only starts the last round [C 28]. */
  lastRound: ['off', 'on'],
} as const

export type HouseRules = HouseRulesOf<typeof HOUSE_RULES>

/** Knights of each Order, one for each plot. */
export const KNIGHTS = 25

/** Bricks that are not taxed. */
export const UNTAXED = 5

/** A Building card in a hand. */
export interface HandCard {
  /** Which; null for whoever may not know. */
  card: BuildingId | null
  /** Everybody knows it: it was turned up, or bought from a display [C 30]. */
  seen: boolean
}

/** What one Order has. */
export interface SeatState {
  bricks: number
  /** Its Building cards, in their fixed order, of two alike the seen one first. */
  hand: HandCard[]
  /** Its Influence cards; null for whoever may not know. */
  influence: (InfluenceId | null)[]
  /** It has given up [C 29]. */
  out: boolean
  /** It has chosen its first plots. */
  done: boolean
}

/** What somebody has to answer before the game goes on. */
export type Question =
  /** From which of these plots a Knight leaves. */
  | { type: 'withdraw'; seat: Seat; plots: Plot[]; because: 'plague' | 'call-to-arms' }
  /** Which Influence card of three goes; `ending`: the turn ends with the answer. */
  | { type: 'discard'; seat: Seat; ending: boolean }
  /** Which card a Spy takes. */
  | { type: 'take'; seat: Seat; from: Seat }
  /** Which card is given for the one that was taken; null for whoever may not know it. All know one that was `seen`. */
  | { type: 'give'; seat: Seat; to: Seat; took: BuildingId | null; seen: boolean }

export type QuestionType = Question['type']

/** What was done in this turn, as far as anything depends on it. */
export interface Spent {
  claims: number
  builds: number
  /** Buildings that are allowed besides the usual ones. */
  masters: number
  /** The next building costs nothing. */
  donations: number
  /** The next building may stand where its category may not. */
  dispensations: number
  /** Cards that were sold, and may not be bought back [C 14]. */
  sold: BuildingId[]
  /** Cards that were bought, and may not be sold; nobody else may know them [C 14]. */
  bought: BuildingId[]
}

export const PHASES = ['choose', 'reveal', 'act', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Why the last round is played [C 27] [C 28]. */
export const ENDINGS = ['land', 'pile', 'goal'] as const
export type Ending = (typeof ENDINGS)[number]

/** A whole game at one moment, as plain data. What is said of every plot is a list in the order of their names. */
export interface State {
  rules: HouseRules
  seats: SeatState[]
  /** Whose Knight stands on each plot. */
  owners: (Seat | null)[]
  /** What stands on each plot, owned or not. */
  buildings: (BuildingId | null)[]
  /** Who holds each Great Power [C 24]. */
  powers: Record<Category, Seat | null>
  /** The pile; in the strategic game one for each epoch, of which the first that is not empty is drawn from. */
  piles: Pile<CardId>[]
  /** The pile of Influence cards, and those that were set aside. */
  influence: Pile<InfluenceId>
  setAside: Pool<InfluenceId>
  pawnshop: Pool<BuildingId>
  market: Pool<BuildingId>
  onTurn: Seat
  /** Turns of all seats, counted from 1. */
  turn: number
  phase: Phase
  spent: Spent
  /** The points of the seat on turn when its turn began. */
  startScore: number
  /** What is asked, the first of them now. */
  questions: Question[]
  /** Turning up stopped at a question. */
  drawing: 'reveal' | 'purchase' | null
  ending: Ending | null
  /** Who has won; null while the game goes on. */
  winners: Seat[] | null
  random: RandomState
}

/** Nothing done yet in a turn. */
export const nothingSpent = (): Spent => ({
  claims: 0,
  builds: 0,
  masters: 0,
  donations: 0,
  dispensations: 0,
  sold: [],
  bought: [],
})
