import type { Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import type { Rolls, Seat, State } from '../state.ts'

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
