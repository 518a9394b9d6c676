import type * as v from 'valibot'
import type { Kind } from './game.ts'

/** How a game writes its table's choices and its actions as JSON, and reads them back from anybody. */
export interface Codec<K extends Kind> {
  readonly config: v.GenericSchema<unknown, K['Config']>
  readonly action: v.GenericSchema<unknown, K['Action']>
  writeConfig(config: K['Config']): unknown
  writeAction(action: K['Action']): unknown
}
