import type { Direction, Place } from '../kernel/grid.ts'
import type { Refusal } from './actions.ts'
import type { PowerId } from './characters/powers.ts'
import type { MemoryRules } from './memory.ts'
import type { Rolls, Seat, Spent, State } from './state.ts'
import type { Table } from './table.ts'

/** A character's arrival on a tile: who, from where and to where; by a power, or walking (null). */
export interface CharacterStep {
  seat: number
  from: Place
  at: Place
  by: PowerId | null
}

/** The places where a building may speak. What it leaves out is as on a plain tile. */
export interface BuildingRules {
  /** Nearest to the oak that it may lie, in tiles. */
  minimumDistance?: number
  /** On a 6, monsters may appear here [R 7]. */
  isDen?: true
  /** Destroying it is the goal of the game; until it is laid it is still to come [R 11]. */
  isGoal?: true
  /** Whoever steps onto it does not come to stand there, but is back where the step began [R 23]. */
  sendsBack?: true
  /** A character has stepped onto the tile. */
  steppedOnto?(table: Table, step: CharacterStep): void
}

/** A monster that is about to step, and where it stands. */
export interface Drawn {
  at: Place
  /** The places that it has entered in this run. */
  entered: readonly Place[]
  /** The four turns in the order of its plan. */
  plan: readonly Direction[]
}

/** One step that a character would walk, and how many steps it has left before it. */
export interface WishedStep {
  from: Place
  to: Place
  stepsLeft: number
}

/** How much of everything a character may do in one turn (3.2); powers are counted by themselves. */
export type Allowance = Omit<Spent, 'powers'>

/**
 * The places where a character may speak (section 9). What it leaves out is as for everybody. None of
 * these knows the registry of characters; `seat` is the character's own.
 */
export interface CharacterRules {
  /** What it keeps from turn to turn. */
  memory?: MemoryRules
  /** What it may do in its present turn, where that is not what everybody may. */
  allowance?(seat: Seat): Partial<Allowance>
  /** Its Remove takes all monsters of its tile. */
  removesAll?: true
  /** Monsters on its tile cannot leave it, not even in haste. */
  holdsMonsters?: true
  /** The turns that it makes a monster try before the desired one; they must exist. */
  draw?(state: State, seat: Seat, monster: Drawn): readonly Direction[]
  /** Why it may not end its turn now. */
  refuseEnd?(state: State, seat: Seat, stepsLeft: number): Refusal | null
  /** Why it may not walk a step, though the tiles are joined and it has a step left. */
  refuseStep?(state: State, seat: Seat, step: WishedStep): Refusal | null
  /** Its arrival at a place would ask a question, so that a walk cannot simply go on from there. */
  pausesAt?(state: State, seat: Seat, at: Place): boolean
  /** Its turn begins. */
  turnBegan?(seat: Seat): void
  /** Its turn ends, before the monsters move. */
  turnEnded?(seat: Seat, spent: Spent): void
  /** It has come to stand on a tile, by whatever way [R 31]. */
  arrived?(table: Table, seat: number): void
  /** What it can do besides, at most once a turn. */
  powers?: { readonly [Id in PowerId]?: Power }
}

/** What a power does. Those that are aimed are used at a place or on another character. */
export type Effect =
  /** The rolls that are made in this turn. */
  | { do: 'bargain'; rolls: Rolls }
  /** The last die is rolled again. */
  | { do: 'reroll' }
  /** It steps onto the place at once. */
  | { do: 'travel' }
  /** All monsters of the place are gone. */
  | { do: 'clear' }
  /** The other character steps onto its tile at once. */
  | { do: 'fetch' }

/** A power that a character uses when it likes: when, at what cost, at what, and what comes of it. */
export interface Power {
  /**
   * Before the rolls of its turn; in its action phase; whenever its turn stands still for no question; or
   * when a die has fallen, before a side is chosen or a monster stirs [R 34].
   */
  moment: 'before-the-rolls' | 'action' | 'turn' | 'die'
  effect: Effect
  /** Why the character cannot use it now, whatever it is aimed at. */
  refuse?(seat: Seat): Refusal | null
  /** Why it cannot be used at this place. That a tile lies there is known. */
  refusePlace?(state: State, seat: Seat, at: Place): Refusal | null
  /** Why it cannot be used on this other character. */
  refuseSeat?(state: State, seat: Seat, other: Seat): Refusal | null
  /** What is said when there is nothing at all to aim at. */
  nothingToAim?: Refusal
  /** What it costs: the character remembers it. */
  pay?(seat: Seat): void
}
