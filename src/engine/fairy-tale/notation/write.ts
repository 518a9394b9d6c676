import type { State } from '../state.ts'
import { writeDrawing } from './drawing.ts'
import type { ExpansionNotation, Field } from './line.ts'
import { fieldsWith } from './lines/index.ts'

/** The first line of a position in writing: its name, and the version of the notation. */
export const TITLE = 'the last fairy tale'
export const VERSION = 1

/** The line above a drawing. */
export const FOREST = 'forest'

/** A whole position as text; `parseNotation` reads it back. The same state gives the same text. */
export function writeNotation(state: State, expansions: ExpansionNotation | null): string {
  const lines = written(fieldsWith(expansions), state, expansions).map(([key, value]) => `${key} ${value}`)
  return `${[`${TITLE} ${VERSION}`, FOREST, ...writeDrawing(state.tiles), ...lines].join('\n')}\n`
}

/** The lines that only games with expansions or house rules have, by their names; those that say nothing left out. */
export const expansionLines = (state: State, expansions: ExpansionNotation | null): Record<string, string> =>
  Object.fromEntries(written(expansions?.fields ?? [], state, expansions))

/** Returns the lines that are not left out, each with its name. */
const written = (
  fields: readonly Field[],
  state: State,
  expansions: ExpansionNotation | null,
): [string, string][] =>
  fields.flatMap(({ key, write }): [string, string][] => {
    const value = write(state, expansions)
    return value === null ? [] : [[key, value]]
  })

/** Only the drawing of a forest: roads, buildings, symbols, and how many monsters stand where. */
export const writeForest = ({ tiles }: Pick<State, 'tiles'>): string => writeDrawing(tiles).join('\n')
