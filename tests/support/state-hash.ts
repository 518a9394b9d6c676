import type { State } from '../../src/engine/fairy-tale/index.ts'
import { hashOf } from '../../src/engine/kernel/hash.ts'
import { writeNotation } from '../../src/tales/fairy-tale/rules.ts'

/** A position in eight hexadecimal digits, by its notation, which writes everything of it. */
export const stateHash = (state: State): string => textHash(writeNotation(state))

/** A text in eight hexadecimal digits. */
export const textHash = (text: string): string => hashOf(text).toString(16).padStart(8, '0')
