import type * as v from 'valibot'
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
