import type { Problem } from './problem.ts'

/** The first line of a position in writing: its name, and the version of the notation. */
export const TITLE = 'the bigbadboogyman 1'

/** Every line below the board, in the order in which they are written. */
export const KEYS = [
  'tiles',
  'placing',
  'first',
  'on-turn',
  'actions',
  'turn',
  'quiet',
  'outcome',
  'rules',
] as const

export type Key = (typeof KEYS)[number]

/** One line of a text without its key, with its number, counted from 1. */
export interface Line {
  number: number
  text: string
}

/** A text in its parts: the rows of the drawing, and every other line by its key. */
export interface Sections {
  rows: Line[]
  lines: Map<Key, Line>
}

type Sectioned = { ok: true; sections: Sections } | { ok: false; problem: Problem }

const LONGEST_QUOTE = 40

/** A piece of somebody's text, short enough to be repeated. */
export const quote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Sorts the lines of a text: what is no other line counts as a row. Blank lines do not count. */
export function sectionsOf(text: string): Sectioned {
  const sections: Sections = { rows: [], lines: new Map() }
  const all = text
    .split(/\r\n|\n|\r/)
    .map((line, index): Line => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
  const [first, ...others] = all
  for (const line of first?.text === TITLE ? others : all) {
    const [word] = wordsOf(line.text)
    const key = KEYS.find((one) => one === word)
    if (!key) sections.rows.push(line)
    else if (sections.lines.has(key)) return twice(key, line)
    else sections.lines.set(key, { number: line.number, text: line.text.slice(key.length).trim() })
  }
  return { ok: true, sections }
}

const twice = (key: string, { number }: Line): Sectioned => ({
  ok: false,
  problem: { code: 'line-twice', word: key, line: number },
})
