import { err, ok, type Result } from '../result.ts'
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
    const [word] = wordsOf(line.text)
    const key = keys.find((one) => one === word)
    if (!key) sections.rows.push(line)
    else if (sections.lines.has(key)) return err({ code: 'line-twice', word: key, line: line.number })
    else sections.lines.set(key, { number: line.number, text: line.text.slice(key.length).trim() })
  }
  return ok(sections)
}

const LONGEST_QUOTE = 40

/** A piece of somebody's text, short enough to be repeated. */
export const quote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** A whole number of at least `least` and at most `most`; null for any other text. */
export function wholeNumber(text: string, least: number, most = Number.MAX_SAFE_INTEGER): number | null {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value + 0 : null
}
