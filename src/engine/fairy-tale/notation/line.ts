import type { Place } from '../../kernel/boards/square.ts'
import type { ExpansionState } from '../expansion-state.ts'
import type { State } from '../state.ts'
import type { Fault } from './problem.ts'
import type { Read } from './reading.ts'

/** A problem between lines, and the key of the line at which it is reported. */
export interface Finding {
  key: string
  fault: Fault
}

/** Returns a reason why a state is impossible although each of its lines can be read, or null. */
export type Check = (state: State) => Finding | null

/** The part of the notation for expansions and house rules. */
export interface ExpansionNotation {
  /** The lines of games with expansions or house rules, in the order of writing. */
  fields: readonly Field[]
  /** Further entries of the line `spent`. `read` returns false for an entry that it does not know. */
  spent: { write(extras: ExpansionState): string[]; read(text: string, extras: ExpansionState): boolean }
  /** Adds to a read position the state that follows from all its lines together. */
  complete(state: State): void
  /** Returns a problem if lines of every game mention a box that is not in the game, or null. */
  stray(state: State, extras: ExpansionState): Finding | null
  /** Checks of positions with lines of expansions or house rules. */
  checks: readonly Check[]
}

/** A state that is being read. Nobody sees it before all of it has been read and checked. */
export interface Draft {
  state: State
  /** How many monsters the drawing has at each place. */
  drawn: ReadonlyMap<Place, number>
  /** What expansions keep, as far as it was read; it becomes part of the state if the table has one of them. */
  extras: ExpansionState
  /** Null if lines of expansions cannot be read. */
  expansions: ExpansionNotation | null
}

/** One kind of line, `key value`: how it is written and how it is read. */
export interface Field {
  key: string
  /** It is read when all others have been, since it is understood by them. */
  late?: true
  /** The line after which it stands, where expansions bring it; else after the one before it in their list. */
  after?: string
  /** The value; null where the line is left out, since without it the same is read. */
  write(state: State, expansions: ExpansionNotation | null): string | null
  /** Takes a value over into the draft, or says what is wrong with it. */
  read(draft: Draft, value: string): Fault | null
  /** What holds where the line is left out, if more than the draft has from the start. */
  absent?(draft: Draft): Fault | null
}

/** A line whose value is read by itself and then put in its place. */
export function field<T>(
  key: string,
  write: Field['write'],
  read: (value: string, draft: Draft) => Read<T>,
  take: (state: State, value: T) => void,
): Field {
  return {
    key,
    write,
    read(draft, value) {
      const result = read(value, draft)
      if (!result.ok) return result.error
      take(draft.state, result.value)
      return null
    },
  }
}
