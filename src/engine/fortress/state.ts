import type { RandomState } from '../kernel/chance.ts'
import type { HouseRulesOf } from '../kernel/config.ts'
import type { CardId, CreatureId, OfKinds, TreasureId } from './cards.ts'
import type { FortressId } from './fortresses.ts'

/** Readings of the rules that a table may choose (section 7); the first of each is the standard one. */
export const HOUSE_RULES = {
  /** In which order creatures are sent: as the player likes, or the strongest first [S 25]. */
  order: ['yours', 'strongest'],
  /** Where the treasure begins: in the deck, or in the first hand. */
  gift: ['deck', 'hand'],
} as const

export type HouseRules = HouseRulesOf<typeof HOUSE_RULES>

/** The life that a siege begins with (section 3). */
export const START_LIFE = 20

/** What each face of the night's die, 1 to 6, does to one's life (section 4). */
export const STANDARD_WEATHER: readonly number[] = [1, -1, -1, -1, -2, -2]

/** The most defenders that a fortress ever has (sections 2 and 8). */
export const MOST_DEFENDERS = 7

/** The fortress that is besieged: what is different from one place to another (section 8). */
export interface Place {
  /** A fortress of the road; null for one without a name. */
  name: FortressId | null
  /** Its own defenders, who are none of the player's cards, in the order of cards. */
  own: CreatureId[]
  /** How many defenders were to be drawn from the player's creatures. */
  drawn: number
  startLife: number
  /** Life by the face of the night's die, 1 to 6. */
  weather: number[]
  /** Added to the three dice of the assault. */
  walls: number
}

/** A question that waits for an answer (sections 3 and 6). */
export type Question = 'opening' | 'again'

/** How a siege ends (section 6). */
export const OUTCOMES = ['total-victory', 'convincing-victory', 'victory', 'draw', 'total-defeat'] as const

export type OutcomeKind = (typeof OUTCOMES)[number]

/** What ended it. */
export const CAUSES = ['assault', 'life', 'no-creatures', 'yielded', 'given-up'] as const

export type Cause = (typeof CAUSES)[number]

export interface Outcome {
  kind: OutcomeKind
  cause: Cause
}

/** A creature of the player's army. */
export interface Soldier {
  creature: CreatureId
  /** It came in this turn, and rests [S 9]; so it is with the league-boots too, but they let it fight. */
  fresh: boolean
}

/** One pair of the column [S 11]. */
export interface Pair {
  /** Which of the army was sent, counted from 0. */
  soldier: number
  /** Which of the garrison meets it, counted from 0. */
  place: number
}

/**
 * A whole siege at one moment, as plain data. Nothing hidden lies in it: hand and deck are kept in the order of all
 * cards, and a card is picked when it is drawn.
 */
export interface State {
  rules: HouseRules
  /** The number of the siege, from 1: more after playing again [S 19]. */
  siege: number
  place: Place
  /** The turn that is being played, from 1; 0 before the first one. */
  turn: number
  pending: Question | null
  outcome: Outcome | null
  life: number
  /** The defenders who stand, from left to right. */
  garrison: CreatureId[]
  /** Defenders who fell, in the order of cards. */
  slain: CreatureId[]
  /** Attackers who fell, in the order of cards. */
  fallen: CreatureId[]
  /** The player's creatures in play, from the left. */
  army: Soldier[]
  /** Lands in play. */
  lands: OfKinds
  /** Lands spent in this turn. */
  spent: number
  /** Lands laid in this turn. */
  laid: number
  /** The treasure that lies before the player. */
  treasure: TreasureId | null
  column: Pair[]
  /** Whether this turn's attack is over [S 10]. */
  attacked: boolean
  hand: CardId[]
  deck: CardId[]
  random: RandomState
}

export type Phase = 'act' | 'assault' | 'over'

/** What is being done: a turn, the turn of the assault (nobody defends, and this turn saw no attack), or nothing any more. */
export function phaseOf({ outcome, garrison, attacked }: State): Phase {
  if (outcome) return 'over'
  return garrison.length === 0 && !attacked ? 'assault' : 'act'
}

/** Whether a siege ended well: with a victory of any degree. */
export const isVictory = (kind: OutcomeKind): boolean => kind.endsWith('victory')
