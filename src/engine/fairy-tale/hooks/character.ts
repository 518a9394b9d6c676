import type { Direction, Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import type { PowerId } from '../characters/ids.ts'
import type { RuleContext } from '../context.ts'
import type { SpellId } from '../expansion-state.ts'
import type { MemoryRules } from '../memory.ts'
import type { Seat, Spent, State } from '../state.ts'
import type { Power } from './power.ts'

/** The arrival of the character of a seat on a tile. `by`: the power or spell that moved it; null for a walk. */
export interface CharacterStep {
  seat: number
  from: Place
  at: Place
  by: PowerId | SpellId | null
}

/** A monster that is about to step. */
export interface SteppingMonster {
  at: Place
  /** The places entered in this run. */
  entered: readonly Place[]
  /** True if a monster could now step from a place to that side: joined, open, and not full behind it. */
  canGo(from: Place, side: Direction): boolean
  /** The four turns in the order of its plan. */
  plan: readonly Direction[]
}

/** A step that a character would walk. `stepsLeft`: the steps left before it. */
export interface WishedStep {
  from: Place
  to: Place
  stepsLeft: number
}

/** The allowance of a character in one turn (3.2). Powers are counted separately. */
export type Allowance = Omit<Spent, 'powers'>

/**
 * The hooks of a character (section 9). Without a hook the general rules apply. A hook must not use the registry of characters; `seat` is
 * the seat of the character itself.
 */
export interface CharacterRules {
  /** The values that it remembers between turns. */
  memory?: MemoryRules
  /** True if it can only walk in the current turn. */
  onlyWalks?(seat: Seat): boolean
  /** The allowances that differ from the default. */
  allowance?: Partial<Allowance>
  /** Its Remove removes all monsters of its tile. */
  removesAll?: true
  /** Monsters on its tile cannot leave it, not even by an additional step. */
  holdsMonsters?: true
  /** Returns possible turns that a monster tries before its desired one, because of this character. */
  draw?(seat: Seat, monster: SteppingMonster): readonly Direction[]
  /** Returns why it may not end its turn now, or null. */
  refuseEnd?(state: State, seat: Seat, stepsLeft: number): Refusal | null
  /** Returns why it may not take a step to a joined tile with steps left, or null. */
  refuseStep?(state: State, seat: Seat, step: WishedStep): Refusal | null
  /** True if its arrival at a place would ask a question, which ends a walk there. */
  pausesAt?(state: State, seat: Seat, at: Place): boolean
  turnBegan?(seat: Seat): void
  /** Called at the end of its turn, before the monsters move. */
  turnEnded?(seat: Seat, spent: Spent): void
  /** Called when it has arrived on a tile in any way [R 31]. */
  arrived?(context: RuleContext, seat: number): void
  /** The powers of the character, which can use one a turn. */
  powers?: { readonly [Id in PowerId]?: Power }
}
