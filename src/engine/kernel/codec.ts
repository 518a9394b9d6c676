import * as v from 'valibot'
import type { Kind } from './game.ts'
import type { Result } from './result.ts'

/** How a game writes its table's choices and its actions as JSON, and reads them back from anybody. */
export interface Codec<K extends Kind> {
  readonly config: v.GenericSchema<unknown, K['Config']>
  readonly action: v.GenericSchema<unknown, K['Action']>
  writeConfig(config: K['Config']): unknown
  writeAction(action: K['Action']): unknown
  /** Absent where every game begins at its beginning. */
  readonly position?: PositionForm<K>
}

/** Positions in writing, where a game may begin in the middle. */
export interface PositionForm<K extends Kind> {
  write(state: K['State']): string
  /** A position in which the table of this config can play on; null for any other text. */
  read(text: string, config: K['Config']): K['State'] | null
}

/** Writes positions as text, and reads them back. */
interface Notation<State> {
  write(state: State): string
  parse(text: string): Result<State, unknown>
}

/**
 * The form of positions in the notation of a game. `fits`: true if the table of a config can play on in a position; it
 * is asked about every position that can be read.
 */
export const positionForm = <K extends Kind>(
  { parse, write }: Notation<K['State']>,
  fits: (state: K['State'], config: K['Config']) => boolean,
): PositionForm<K> => ({
  write,
  read(text, config) {
    const read = parse(text)
    return read.ok && fits(read.value, config) ? read.value : null
  },
})

/** True if both have the same readings of all house rules that the first has. */
export const sameReadings = <Rules extends object>(one: Rules, other: Rules): boolean =>
  (Object.keys(one) as (keyof Rules)[]).every((rule) => one[rule] === other[rule])

/** A text that a reader understands; for any other text the reader answers null. */
export const textSchema = <Value>(read: (text: string) => Value | null): v.GenericSchema<unknown, Value> =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== null) return value
      addIssue({ message: 'not readable' })
      return NEVER
    }),
  )
