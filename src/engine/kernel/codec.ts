import * as v from 'valibot'
import type { Kind } from './game.ts'

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

/** A name of at most so many signs, as people count them. */
export const nameSchema = (longest: number) =>
  v.pipe(
    v.string(),
    v.check((text) => [...text].length <= longest),
  )
