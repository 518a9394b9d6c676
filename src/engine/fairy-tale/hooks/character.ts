import type { Direction, Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import type { PowerId } from '../characters/ids.ts'
import type { SpellId } from '../expansion-state.ts'
import type { MemoryRules } from '../memory.ts'
import type { Seat, Spent, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Power } from './power.ts'

/** A character's arrival on a tile: who, from where and to where; by a power or a spell, or walking (null). */
export interface CharacterStep {
  seat: number
  from: Place
  at: Place
  by: PowerId | SpellId | null
}

/** A monster that is about to step, and where it stands. */
export interface SteppingMonster {
  at: Place
  /** The places that it has entered in this run. */
  entered: readonly Place[]
  /** Whether a monster could go on from a place to that side now: it is joined, open, and not full beyond. */
  canGo(from: Place, side: Direction): boolean
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
  /** In its present turn it can only walk. */
  onlyWalks?(seat: Seat): boolean
  /** What it may do in one turn, where that is not what everybody may. */
  allowance?: Partial<Allowance>
  /** Its Remove takes all monsters of its tile. */
  removesAll?: true
  /** Monsters on its tile cannot leave it, not even in haste. */
  holdsMonsters?: true
  /** The turns that it makes a monster try before the desired one; they must exist. */
  draw?(seat: Seat, monster: SteppingMonster): readonly Direction[]
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
