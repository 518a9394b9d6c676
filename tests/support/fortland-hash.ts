import { fortland, type State, writeNotation } from '../../src/engine/fortland/index.ts'
import { textHash } from './state-hash.ts'

/** A position of Fortland in eight hexadecimal digits, by all that is stored of it: its luck too. */
export const fortlandHash = (state: State): string =>
  textHash(fortland.codec.position?.write(state) ?? writeNotation(state))
