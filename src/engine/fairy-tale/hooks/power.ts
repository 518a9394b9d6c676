import type { Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import type { Rolls, Seat, State } from '../state.ts'

/** The effect of a power. Some need a target: a place or another character. */
export type Effect =
  /** Sets the rolls of this turn. */
  | { do: 'bargain'; rolls: Rolls }
  /** Rolls the last die again. */
  | { do: 'reroll' }
  /** Moves the character to the target place. */
  | { do: 'travel' }
  /** Removes all monsters from the target place. */
  | { do: 'clear' }
  /** Moves the other character to the tile of this one. */
  | { do: 'fetch' }

/** A power that a character uses at will: its moment, cost, targets and effect. */
export interface Power {
  /**
   * When it can be used: before the rolls of its turn; in its action phase; in its turn while no question is open; or after a die was
   * thrown, before a side is chosen or a monster moves [R 34].
   */
  moment: 'before-the-rolls' | 'action' | 'turn' | 'die'
  effect: Effect
  /** Returns why the character cannot use it now on any target, or null. */
  refuse?(seat: Seat): Refusal | null
  /** Returns why it cannot be used at this place, or null. The place has a tile. */
  refusePlace?(state: State, seat: Seat, at: Place): Refusal | null
  /** Returns why it cannot be used on this other character, or null. */
  refuseSeat?(state: State, seat: Seat, other: Seat): Refusal | null
  /** The refusal if there is no target at all. */
  nothingToAim?: Refusal
  /** Pays its cost in the memory of the character. */
  pay?(seat: Seat): void
}
