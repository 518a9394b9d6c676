import type { State } from '../state.ts'
import { writeBoard } from './board.ts'
import { LINES } from './lines.ts'
import { KEYS, TITLE } from './sections.ts'

/** A whole position as text; `parseNotation` reads it back. The same state gives the same text. */
export function writeNotation(state: State): string {
  const lines = KEYS.flatMap((key) => {
    const value = LINES[key].write(state)
    return value === null ? [] : [`${key} ${value}`.trimEnd()]
  })
  return `${[TITLE, ...writeBoard(state), ...lines].join('\n')}\n`
}
