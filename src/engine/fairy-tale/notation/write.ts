import { newerIfTaken } from '../newer-content.ts'
import type { State } from '../state.ts'
import { writeDrawing } from './drawing.ts'
import { fieldsNow } from './fields/index.ts'

/** The first line of a position in writing: its name, and the version of the notation. */
export const TITLE = 'the last fairy tale'
export const VERSION = 1

/** The line above a drawing. */
export const FOREST = 'forest'

/** A whole position as text; `parseNotation` reads it back. The same state gives the same text. */
export function writeNotation(state: State): string {
  const lines = fieldsNow().flatMap(({ key, write }) => {
    const value = write(state)
    return value === null ? [] : [`${key} ${value}`]
  })
  return `${[`${TITLE} ${VERSION}`, FOREST, ...writeDrawing(state.tiles), ...lines].join('\n')}\n`
}

/** The lines that only games with newer boxes or house rules have, by their names; those that say nothing left out. */
export const newerLines = (state: State): Record<string, string> =>
  Object.fromEntries(
    (newerIfTaken()?.fields ?? []).flatMap(({ key, write }) => {
      const value = write(state)
      return value === null ? [] : [[key, value]]
    }),
  )

/** Only the drawing of a forest: roads, buildings, symbols, and how many monsters stand where. */
export const writeForest = ({ tiles }: Pick<State, 'tiles'>): string => writeDrawing(tiles).join('\n')
