import type { State } from '../state.ts'
import { columnText } from './column.ts'
import { LINES } from './lines.ts'
import { luckLines } from './luck.ts'
import { KEYS, TITLE } from './sections.ts'

/** A whole position as text; `parseNotation` reads it back. The same position gives the same text, whatever luck comes. */
export const writeNotation = (state: State): string => written(linesIn(state))

/** The same with the luck to come, as it is stored with a game that begins there. */
export const writeWithLuck = (state: State): string => written([...linesIn(state), ...luckLines(state)])

const written = (lines: readonly string[]): string => `${[TITLE, ...lines].join('\n')}\n`

const linesIn = (state: State): string[] =>
  KEYS.flatMap((key) => {
    const value = textOf(state, key)
    return value === null ? [] : [`${key} ${value}`.trim()]
  })

function textOf(state: State, key: (typeof KEYS)[number]): string | null {
  if (key === 'column') return columnText(state)
  return LINES.find((line) => line.key === key)?.write(state) ?? null
}
