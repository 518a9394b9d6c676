import type { State } from '../state.ts'
import { writeBoard } from './board.ts'
import { LINES } from './lines.ts'
import { TITLE } from './sections.ts'

/** A whole position as text; `parseNotation` reads it back. The same state gives the same text. */
export function writeNotation(state: State): string {
  const lines = LINES.flatMap(({ key, write }) => {
    const value = write(state)
    return value === null ? [] : [`${key} ${value}`]
  })
  return `${[TITLE, ...writeBoard(state), ...lines].join('\n')}\n`
}
