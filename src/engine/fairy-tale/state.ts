import type { Direction, Place } from '../kernel/boards/square.ts'
import type { DieFace, RandomState } from '../kernel/chance.ts'
import type { HouseRulesOf } from '../kernel/config.ts'
import type { Boxes } from './boxes.ts'
import type { CharacterId } from './characters/ids.ts'
import type { ExpansionState } from './expansion-state.ts'
import type { BuildingId } from './ids.ts'
import type { Memory } from './memory.ts'
import type { Face, Tile, Turn } from './tiles.ts'

/** The house rules and their options. The first option is the standard one. */
export const HOUSE_RULES = {
  /** How the forest is divided into four sides [R 2]. */
  sides: ['diagonal', 'half'],
  /** Whether every shared edge must fit, or one joined road is enough [R 11]. */
  roads: ['strict', 'loose'],
  /** The effect of a 6 for new monsters while the forest has no den [R 8]. */
  noDen: ['roll-again', 'none', 'every-side'],
  /** Whether all players choose from one market, or each from a hand of tiles [R 67]. */
  supply: ['market', 'hand'],
  /** The goal: destroy the dark diamonds, draw all tiles, survive twenty turns, or defeat 22 or 28 monsters [R 68]. */
  goal: ['diamonds', 'last-tile', 'rounds', 'monsters-22', 'monsters-28'],
  /** The number of hearts of the oak [R 69]. */
  oak: ['sturdy', 'frail'],
  /** Whether three monsters on the tile of a hero carry it off [R 70]. */
  heroes: ['safe', 'mortal'],
  /** Whether new monsters appear at one side, spread over all four, or each by its own die [R 71]. */
  arrivals: ['side', 'dealt', 'each'],
  /** Whether monsters move after every turn, or all of them once a round [R 72]. */
  moves: ['turn', 'round'],
  /** The price of a grove with more monsters than soldiers and characters: a heart, or the game [R 58]. */
  grove: ['heart', 'loss'],
} as const

export type HouseRules = HouseRulesOf<typeof HOUSE_RULES>

/** A character in the game. Turns follow the order of seats. */
export interface Seat {
  character: CharacterId
  at: Place
  /** The values that the character remembers between turns. Its own file lists them. */
  memory: Memory
}

export const PHASES = ['opening', 'new-monsters', 'action', 'monsters-move', 'over'] as const

export type Phase = (typeof PHASES)[number]

/** The purpose of a roll of the die. */
export type RollFor = 'new-monsters' | 'movement'

/** The permission to clear a tile of monsters, from a delivery or a building. */
export interface ClearingPermission {
  by: 'delivery' | BuildingId
  /** The tile must be next to this place; null for any tile. */
  nextTo: Place | null
}

/** A question that must be answered before the game continues. */
export type Pending =
  /** A 5: the side for `count` new monsters. If each has its own die, the side for the first of `count` [R 71]. */
  | { kind: 'spawn-side'; count: number }
  /** A 5: the side for the movement. */
  | { kind: 'movement-side' }
  /**
   * Whether to keep the die. Asked only while it could be rolled again [R 34]. `left`: the monsters still to appear in this roll, including
   * this one, if each has its own die [R 71].
   */
  | { kind: 'die'; for: RollFor; face: DieFace; left?: number }
  /**
   * The tile to clear of all its monsters. `seat` makes the choice, even if it is not on turn. If one step earned several clearings, they
   * are asked one by one from the first.
   */
  | { kind: 'clear-place'; seat: number; clearings: ClearingPermission[] }

/** The side of the oak of one of the four first tiles, and its turn [R 4]. */
export interface OpeningSpot {
  side: Direction
  turn: Turn
}

/** The four first tiles, and the current spot of each. */
export interface Opening {
  tiles: Face[]
  spots: (OpeningSpot | null)[]
}

/** A third of the draw pile. `size` counts its remaining tiles, including the diamond. */
export interface Third {
  size: number
  diamond: Face | null
}

/**
 * The draw pile as known to players: the remaining tiles, and the size of each third from the top. A tile is chosen at random when it is
 * drawn, which is equivalent to a shuffled pile. Thus the state holds no hidden order.
 */
export interface Pile {
  thirds: Third[]
  /** The remaining path tiles, in the order of their ids. */
  pool: Face[]
  /** The number of hidden tiles. Present only in a copy that cannot draw tiles (see `copyOf`). */
  unseen?: number
  /** Swept and felled tiles under the pile, in the order of drawing, after all others [R 12] [R 73]. */
  under: Face[]
}

/** The actions that the character on turn has used in this turn. */
export interface Spent {
  steps: number
  expands: number
  removes: number
  /** The number of its own powers that it used: at most one a turn. */
  powers: number
}

/** The rolls that remain in this turn: normally one of each, unless a bargain was made. */
export interface Rolls {
  monsters: number
  movement: number
}

export type Outcome = 'won' | 'lost' | 'given-up'

/** A whole game at one moment, as plain data. */
export interface State {
  rules: HouseRules
  /** The boxes in the game. Without resources all tiles are free. */
  boxes: Boxes
  seats: Seat[]
  /** The forest, by place. The oak is the tile at the centre. */
  tiles: Record<Place, Tile>
  /** The market slots; null if the pile could not refill one [R 13]. With hands, the hand of the seat on turn. */
  market: (Face | null)[]
  /** The hands of all seats; null with a shared market. The tiles of the seat on turn are in `market` instead [R 67]. */
  hands: (Face | null)[][] | null
  pile: Pile
  /** The first tiles; null once the game has begun. */
  opening: Opening | null
  /** The remaining hearts of the oak. */
  hearts: number
  /** The number of monsters that reached the oak [R 68]. */
  reached: number
  /** The number of dark diamonds destroyed. */
  diamonds: number
  /** The current turn, from 1; 0 before the first. */
  turn: number
  /** The index of the seat on turn. */
  onTurn: number
  phase: Phase
  pending: Pending | null
  spent: Spent
  rolls: Rolls
  /** The number of the next monster. */
  nextMonster: number
  outcome: Outcome | null
  random: RandomState
  /** The state of expansions and house rules. Absent in a game without any of them (decision 40). */
  extras?: ExpansionState
}
