import { err, ok, type Result } from '../result.ts'
import { quote, splitWords } from '../text.ts'
import type { KitCode, Problem } from './problem.ts'

/** One line of a text, with its number, counted from 1. */
export interface Line {
  number: number
  text: string
}

/** How the lines of a text are told apart. */
export interface SectionForm<Key extends string, Code extends string> {
  /** The first line of every written text; readers may leave it out. */
  title: string
  keys: readonly Key[]
  /** Keys that several lines may have. */
  many?: readonly Key[]
  /** What ends a line, if not only a line break. */
  breaks?: RegExp
  /** The problem of a line without a key; without it, such lines are the rows of a drawing. */
  stranger?: Code
}

/** A text in its parts. Blank lines do not count, nor do blanks around a line. */
export interface Sections<Key extends string> {
  /** The lines that begin with none of the keys. */
  readonly rows: readonly Line[]
  /** The lines of each key, without it. A key without a line is missing. */
  readonly lines: ReadonlyMap<Key, readonly Line[]>
}

const LINE_BREAKS = /\r\n|\n|\r/

/** Sorts the lines of a text, or returns the first that is repeated or strange. */
export function textSections<Key extends string, Code extends string = never>(
  text: string,
  { title, keys, many = [], breaks = LINE_BREAKS, stranger }: SectionForm<Key, Code>,
): Result<Sections<Key>, Problem<Code | KitCode>> {
  const rows: Line[] = []
  const lines = new Map<Key, Line[]>()
  const all = text
    .split(breaks)
    .map((line, index): Line => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
  const [first, ...others] = all
  for (const line of first?.text === title ? others : all) {
    const [word] = splitWords(line.text)
    const key = keys.find((one) => one === word)
    if (key) {
      const before = lines.get(key) ?? []
      if (before.length > 0 && !many.includes(key))
        return err({ code: 'line-twice', word: key, line: line.number })
      lines.set(key, [...before, { number: line.number, text: line.text.slice(key.length).trim() }])
    } else if (stranger) return err(problemAt(stranger, line.text, line.number))
    else rows.push(line)
  }
  return ok({ rows, lines })
}

/** A problem with a piece of somebody's text, which is quoted. `line`: 0 for the whole text. */
export const problemAt = <Code extends string>(code: Code, word: string, line = 0): Problem<Code> => ({
  code,
  word: quote(word),
  line,
})
