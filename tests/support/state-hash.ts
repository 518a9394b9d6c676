import type { State } from '../../src/engine/fairy-tale/index.ts'
import { writeNotation } from '../../src/tales/fairy-tale/rules.ts'

/** A position in eight hexadecimal digits, by its notation, which writes everything of it. */
export const stateHash = (state: State): string => textHash(writeNotation(state))

/** A text in eight hexadecimal digits: FNV-1a. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(16).padStart(8, '0')
}
