import { problemText, type State, writeForest } from '../../src/engine/fairy-tale/index.ts'
import { type Place, parsePlace } from '../../src/engine/kernel/index.ts'
import { parseNotation, writeNotation } from '../../src/tales/fairy-tale/rules.ts'

/** Returns the position that a text draws (docs/NOTATION.md). Throws if it is no position. */
export function drawn(text: string): State {
  const parsed = parseNotation(text)
  if (!parsed.ok) throw new Error(`${problemText(parsed.error)}\n${text}`)
  return parsed.value
}

/**
 * Returns only the drawing of a position, always in the same layout, for comparison: `expect(forestOf(state)).toBe(forestOf(` O ╸1 `))`.
 */
export const forestOf = (position: State | string): string =>
  writeForest(typeof position === 'string' ? drawn(position) : position)

/** One line of a position in writing, such as `lineOf(state, 'monsters')`; null if it has no such line. */
export function lineOf(state: State, key: string): string | null {
  const line = writeNotation(state)
    .split('\n')
    .find((text) => text.startsWith(`${key} `))
  return line?.slice(key.length + 1) ?? null
}

/** A place from its text: "2,-1" is two squares east and one north of the oak. */
export function at(text: string): Place {
  const place = parsePlace(text)
  if (place === null) throw new Error(`"${text}" is no place.`)
  return place
}
