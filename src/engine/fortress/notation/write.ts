import type { State } from '../state.ts'
import { columnText } from './column.ts'
import { LINES } from './lines.ts'
import { KEYS, TITLE } from './sections.ts'

/** A whole position as text; `parseNotation` reads it back. The same state gives the same text. */
export function writeNotation(state: State): string {
  const lines = KEYS.flatMap((key) => {
    const value = textOf(state, key)
    return value === null ? [] : [`${key} ${value}`.trim()]
  })
  return `${[TITLE, ...lines].join('\n')}\n`
}

function textOf(state: State, key: (typeof KEYS)[number]): string | null {
  if (key === 'column') return columnText(state)
  return LINES.find((line) => line.key === key)?.write(state) ?? null
}
