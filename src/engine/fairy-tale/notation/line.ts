import type { Place } from '../../kernel/boards/square.ts'
import { type NotationLine, valueLine } from '../../kernel/notation/notation.ts'
import type { ExpansionState } from '../expansion-state.ts'
import type { State } from '../state.ts'
import type { Fault } from './problem.ts'
import { orUnreadable, type Read, whole } from './read-entries.ts'

/** A state during parsing. Returned only after everything has been read and checked. */
export interface Draft {
  state: State
  /** The number of monsters in the drawing, by place. */
  drawn: ReadonlyMap<Place, number>
  /** The expansion state, as read until now. Becomes part of the state if the game has an expansion. */
  extras: ExpansionState
  /** False if lines of expansions cannot be read. */
  hasExpansions: boolean
}

/** One kind of line. Semicolons separate its entries. */
export type PositionLine = NotationLine<State, Fault, Draft>

/** Lines by their keys, in the order of writing. */
export type PositionLines = Readonly<Record<string, PositionLine>>

/** A line for one field of the state. `usual` returns its value without the line, if that follows from other lines. */
export const fieldLine = <Field extends keyof State>(
  field: Field,
  write: (state: State) => string | null,
  read: (text: string, draft: Draft) => Read<State[Field]>,
  usual?: (state: State) => State[Field],
): PositionLine => ({
  ...valueLine<State, State[Field], Fault, Draft>(write, read, ({ state }, value) => {
    state[field] = value
  }),
  ...(usual && {
    absent({ state }) {
      state[field] = usual(state)
      return null
    },
  }),
})

type NumberField = 'hearts' | 'reached' | 'diamonds' | 'turn' | 'nextMonster'

/** A line for an integer field from `least` to `most`. */
export const numberLine = (
  field: NumberField,
  [least, most]: readonly [least: number, most: number],
  usual?: (state: State) => number,
): PositionLine =>
  fieldLine(
    field,
    (state) => String(state[field]),
    (text) => orUnreadable(whole(text, least, most), text, 'number'),
    usual,
  )

/** A fault between lines. `key`: the line that is reported; `forest` for the drawing. */
export interface Finding {
  key: string
  fault: Fault
}

/** Returns a reason why a state is impossible although each of its lines can be read, or null. */
export type Check = (state: State) => Finding | null

/** The part of the notation for expansions and house rules. */
export interface ExpansionNotation {
  /** The lines of games with expansions or house rules: the contents of the forest, and lines that follow the seats. */
  lines: { forest: PositionLines; seats: PositionLines }
  /** Further entries of the line `spent`. `read` returns false for an entry that it does not know. */
  spent: { write(extras: ExpansionState): string[]; read(text: string, extras: ExpansionState): boolean }
  /** Adds to a read position the state that follows from all its lines together. */
  complete(state: State): void
  /** Returns a problem if lines of every game mention a box that is not in the game, or null. */
  stray(state: State, extras: ExpansionState): Finding | null
  /** Checks of positions with lines of expansions or house rules. */
  checks: readonly Check[]
}
