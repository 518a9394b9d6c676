import type { Direction, Place } from '../kernel/boards/square.ts'
import type { DieFace, RandomState } from '../kernel/chance.ts'
import type { HouseRulesOf } from '../kernel/config.ts'
import type { Boxes } from './boxes.ts'
import type { CharacterId } from './characters/ids.ts'
import type { ExpansionState } from './expansion-state.ts'
import type { BuildingId } from './ids.ts'
import type { Memory } from './memory.ts'
import type { Face, Tile, Turn } from './tiles.ts'

/** Readings of the rules that a table may choose; the first of each is the standard one. */
export const HOUSE_RULES = {
  /** How the forest falls into four sides [R 2]. */
  sides: ['diagonal', 'half'],
  /** Whether every shared edge must fit, or one joined road is enough [R 11]. */
  roads: ['strict', 'loose'],
  /** What a 6 for new monsters does while no den lies in the forest [R 8]. */
  noDen: ['roll-again', 'none', 'every-side'],
  /** Whether all choose from one market, or everybody from a hand of tiles [R 67]. */
  supply: ['market', 'hand'],
  /** What wins: the dark diamonds, all tiles drawn, twenty turns, or so many monsters defeated [R 68]. */
  goal: ['diamonds', 'last-tile', 'rounds', 'monsters-22', 'monsters-28'],
  /** How many hearts the oak has [R 69]. */
  oak: ['sturdy', 'frail'],
  /** Whether heroes are carried off by three monsters on their tile [R 70]. */
  heroes: ['safe', 'mortal'],
  /** Whether new monsters come in at one side, are dealt over all four, or each by a die of its own [R 71]. */
  arrivals: ['side', 'dealt', 'each'],
  /** Whether monsters move after every turn, or all of them once a round [R 72]. */
  moves: ['turn', 'round'],
  /** What a grove costs in which more monsters stand than ours [R 58]. */
  grove: ['heart', 'loss'],
} as const

export type HouseRules = HouseRulesOf<typeof HOUSE_RULES>

/** A character in the game: turns go round the seats in order. */
export interface Seat {
  character: CharacterId
  at: Place
  /** What the character keeps from turn to turn; what belongs there, its own file says. */
  memory: Memory
}

export const PHASES = ['opening', 'new-monsters', 'action', 'monsters-move', 'over'] as const

export type Phase = (typeof PHASES)[number]

/** What a die is rolled for. */
export type RollFor = 'new-monsters' | 'movement'

/** What clears a tile that somebody chooses: something delivered, or a building. */
export interface Clearing {
  by: 'delivery' | BuildingId
  /** It must lie next to this place; null: it may lie anywhere. */
  nextTo: Place | null
}

/** A question that somebody must answer before the game goes on. */
export type Pending =
  /** A 5: the side on which so many monsters appear; where each has a die of its own, the first of so many [R 71]. */
  | { kind: 'spawn-side'; count: number }
  /** A 5: the side whose monsters move. */
  | { kind: 'movement-side' }
  /**
   * Whether the die that fell shall stand; asked only while it could be rolled again [R 34]. `left`: how many monsters are
   * still to come in this roll, that one included, where each has a die of its own [R 71].
   */
  | { kind: 'die'; for: RollFor; face: DieFace; left?: number }
  /**
   * The tile that is cleared of all its monsters; `seat` earned it, on turn or not. One after another is
   * asked for when one step earned several: the first of these first.
   */
  | { kind: 'clear-place'; seat: number; clearings: Clearing[] }

/** Where one of the four first tiles lies round the oak, and how it is turned [R 4]. */
export interface OpeningSpot {
  side: Direction
  turn: Turn
}

/** The four first tiles, and where each lies so far. */
export interface Opening {
  tiles: Face[]
  spots: (OpeningSpot | null)[]
}

/** A third of the draw pile: how many tiles it still holds, the diamond among them if it is one of them. */
export interface Third {
  size: number
  diamond: Face | null
}

/**
 * The draw pile, as far as anybody can know it: which tiles are still to come, and how many in each
 * third, from the top. Which tile lies where is decided when it is drawn; since the pile was shuffled,
 * that is the same game, and nothing in the pile itself can be looked at too early.
 */
export interface Pile {
  thirds: Third[]
  /** The path tiles still to come, in the order of their ids. */
  pool: Face[]
  /** How many tiles there are that nobody may look at: only in a copy in which none can be drawn (see `copyOf`). */
  unseen?: number
  /** Tiles swept or felled, under the pile: to be drawn last, the first of these first [R 12] [R 73]. */
  under: Face[]
}

/** What the character on turn has done so far in this turn. */
export interface Spent {
  steps: number
  expands: number
  removes: number
  /** Powers of its own that it used: at most one a turn. */
  powers: number
}

/** Rolls that are still to be made in this turn: as a rule one of each, unless a bargain was struck. */
export interface Rolls {
  monsters: number
  movement: number
}

export type Outcome = 'won' | 'lost' | 'given-up'

/** A whole game at one moment, as plain data. */
export interface State {
  rules: HouseRules
  /** The boxes that are in the game. Without resources nothing costs anything. */
  boxes: Boxes
  seats: Seat[]
  /** The forest, by place. The oak is the tile at the centre. */
  tiles: Record<Place, Tile>
  /** The market places; null where the pile could not refill one [R 13]. Where all have hands, that of the seat on turn. */
  market: (Face | null)[]
  /** The hands of all seats, that of the seat on turn empty, for it lies in `market`; null where there is one market [R 67]. */
  hands: (Face | null)[][] | null
  pile: Pile
  /** Present until the tale begins. */
  opening: Opening | null
  /** The oak's hearts that are left. */
  hearts: number
  /** Monsters that reached the oak [R 68]. */
  reached: number
  /** Dark diamonds destroyed so far. */
  diamonds: number
  /** The turn that is being played, counted from 1; 0 before the first. */
  turn: number
  /** The index of the seat on turn. */
  onTurn: number
  phase: Phase
  pending: Pending | null
  spent: Spent
  rolls: Rolls
  /** The number that the next monster gets. */
  nextMonster: number
  outcome: Outcome | null
  random: RandomState
  /** What only expansions and house rules keep; absent in every game without one of them (decision 40). */
  extras?: ExpansionState
}
