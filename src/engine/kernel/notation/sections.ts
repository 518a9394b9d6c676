import { err, ok, type Result } from '../result.ts'
import { splitWords } from '../text.ts'

/** One line of a text, with its number, counted from 1. */
export interface Line {
  number: number
  text: string
}

/** A position in writing, in its parts: the rows of its drawing, and what stands after the key of every other line. */
export interface Sections<Key extends string> {
  rows: Line[]
  lines: Map<Key, Line>
}

/** A text in its parts, or the key of a repeated line and the number of the second one. */
export type Sectioned<Key extends string> = Result<
  Sections<Key>,
  { code: 'line-twice'; word: Key; line: number }
>

/** Sorts the lines of a text: what neither is the title nor begins with a key counts as a row. Blank lines do not count. */
export function sectionsOf<Key extends string>(
  text: string,
  title: string,
  keys: readonly Key[],
): Sectioned<Key> {
  const sections: Sections<Key> = { rows: [], lines: new Map() }
  const all = text
    .split(/\r\n|\n|\r/)
    .map((line, index): Line => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
  const [first, ...others] = all
  for (const line of first?.text === title ? others : all) {
    const [word] = splitWords(line.text)
    const key = keys.find((one) => one === word)
    if (!key) sections.rows.push(line)
    else if (sections.lines.has(key)) return err({ code: 'line-twice', word: key, line: line.number })
    else sections.lines.set(key, { number: line.number, text: line.text.slice(key.length).trim() })
  }
  return ok(sections)
}
