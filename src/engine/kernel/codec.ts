import * as v from 'valibot'
import type { GameTypes } from './game.ts'
import type { Result } from './result.ts'

/** Writes a game's configuration and actions as JSON, and reads them back from untrusted data. */
export interface Codec<K extends GameTypes> {
  readonly config: v.GenericSchema<unknown, K['Config']>
  readonly action: v.GenericSchema<unknown, K['Action']>
  writeConfig(config: K['Config']): unknown
  writeAction(action: K['Action']): unknown
  /** Absent if every game starts from its initial state. */
  readonly position?: PositionForm<K>
}

/** The text form of positions, for games that may start in the middle. */
export interface PositionForm<K extends GameTypes> {
  write(state: K['State']): string
  /** Reads a position that a game with this configuration can continue; null for any other text. */
  read(text: string, config: K['Config']): K['State'] | null
}

/** Writes positions as text, and reads them back. */
interface Notation<State> {
  write(state: State): string
  parse(text: string): Result<State, unknown>
}

/**
 * Makes the form of positions from the notation of a game. `fits`: true if a game with the configuration can be played on in a position;
 * called for every position that can be read.
 */
export const positionForm = <K extends GameTypes>(
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

/** Makes the schema of a text that `read` can parse; `read` returns null for any other text. */
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
