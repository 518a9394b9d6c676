import type { RandomState } from '../kernel/chance.ts'
import type { HouseRulesOf } from '../kernel/config.ts'
import type { CardId, CreatureId, OfKinds, TreasureId } from './cards.ts'
import type { FortressId } from './fortresses.ts'

/** The options of each house rule (section 7); the first one is the standard. */
export const HOUSE_RULES = {
  /** The order of sending creatures: free, or the strongest first [S 25]. */
  order: ['yours', 'strongest'],
  /** The initial place of the treasure: in the deck, or in the first hand. */
  gift: ['deck', 'hand'],
} as const

export type HouseRules = HouseRulesOf<typeof HOUSE_RULES>

/** The initial life of a siege (section 3). */
export const START_LIFE = 20

/** Change of life by face of the night's die, 1 to 6 (section 4). */
export const STANDARD_WEATHER: readonly number[] = [1, -1, -1, -1, -2, -2]

/** Maximum of defenders of any fortress (sections 2 and 8). */
export const MOST_DEFENDERS = 7

/** The properties of the besieged fortress (section 8). */
export interface BesiegedFortress {
  /** The fortress of the road, or null for an unnamed one. */
  name: FortressId | null
  /** The fortress's own defenders, sorted. They are not among the player's cards. */
  own: CreatureId[]
  /** The number of defenders drawn from the player's creatures. */
  drawn: number
  startLife: number
  /** Change of life by face of the night's die, 1 to 6. */
  weather: number[]
  /** The bonus to the three dice of the assault. */
  walls: number
}

/** An open question to the player (sections 3 and 6). */
export type Question = 'opening' | 'again'

/** The possible outcomes of a siege (section 6). */
export const OUTCOMES = ['total-victory', 'convincing-victory', 'victory', 'draw', 'total-defeat'] as const

export type OutcomeKind = (typeof OUTCOMES)[number]

/** The possible causes of the outcome. */
export const CAUSES = ['assault', 'life', 'no-creatures', 'yielded', 'given-up'] as const

export type Cause = (typeof CAUSES)[number]

export interface Outcome {
  kind: OutcomeKind
  cause: Cause
}

export interface Soldier {
  creature: CreatureId
  /** True if the creature was cast in this turn and rests [S 9]. Stays true with the league-boots, which let it fight anyway. */
  fresh: boolean
}

/** One pair of the column [S 11]. */
export interface Pair {
  /** The index of the attacker in the army, from 0. */
  soldier: number
  /** The index of the defender in the garrison, from 0. */
  place: number
}

/**
 * The complete state of a siege, as plain data. It hides nothing: hand and deck are sorted, and a card is chosen at random when it is
 * drawn.
 */
export interface State {
  rules: HouseRules
  /** The number of the siege, from 1; each repetition adds one [S 19]. */
  siege: number
  place: BesiegedFortress
  /** The turn, from 1; 0 before the first one. */
  turn: number
  pending: Question | null
  outcome: Outcome | null
  life: number
  /** The living defenders, from left to right. */
  garrison: CreatureId[]
  /** The slain defenders, sorted. */
  slain: CreatureId[]
  /** The fallen attackers, sorted. */
  fallen: CreatureId[]
  /** The player's creatures in play, from the left. */
  army: Soldier[]
  lands: OfKinds
  spent: number
  /** Lands put into play in this turn. */
  laid: number
  /** The treasure in play. */
  treasure: TreasureId | null
  column: Pair[]
  /** True if this turn's attack is over [S 10]. */
  attacked: boolean
  hand: CardId[]
  deck: CardId[]
  random: RandomState
}

export type Phase = 'act' | 'assault' | 'over'

/** Returns the phase: a normal turn, the turn of the assault (an empty wall, and no attack in this turn), or the end. */
export function phaseOf({ outcome, garrison, attacked }: State): Phase {
  if (outcome) return 'over'
  return garrison.length === 0 && !attacked ? 'assault' : 'act'
}

/** True for a victory of any degree. */
export const isVictory = (kind: OutcomeKind): boolean => kind.endsWith('victory')
