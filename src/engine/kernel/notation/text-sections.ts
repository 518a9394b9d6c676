import { err, ok, type Result } from '../result.ts'
import { type Line, linesOf, quote, splitWords } from '../text.ts'
import type { KitCode, Problem } from './problem.ts'

/** How to sort the lines of a text. */
export interface SectionForm<Key extends string, Code extends string> {
  /** The first line of every written text. A text that is read may lack it. */
  title: string
  keys: readonly Key[]
  /** Keys that several lines may have. */
  many?: readonly Key[]
  /** Matches the ends of lines; line breaks if absent. */
  breaks?: RegExp
  /** The problem of a line without a key. If absent, such lines are the rows of a drawing. */
  stranger?: Code
}

/** A text sorted into its parts. Ignores blank lines, and blanks around a line. */
export interface Sections<Key extends string> {
  /** The lines that begin with none of the keys. */
  readonly rows: readonly Line[]
  /** The lines by key, without the key itself. Has no entry for a key without lines. */
  readonly lines: ReadonlyMap<Key, readonly Line[]>
}

/** Sorts the lines of a text. Returns a problem for the first line that repeats a key or, with `stranger`, has none. */
export function textSections<Key extends string, Code extends string = never>(
  text: string,
  { title, keys, many = [], breaks, stranger }: SectionForm<Key, Code>,
): Result<Sections<Key>, Problem<Code | KitCode>> {
  const rows: Line[] = []
  const lines = new Map<Key, Line[]>()
  const all = linesOf(text, breaks)
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

/** Makes a problem with a piece of the text that was read, quoted safely. `line`: 0 for the whole text. */
export const problemAt = <Code extends string>(code: Code, word: string, line = 0): Problem<Code> => ({
  code,
  word: quote(word),
  line,
})
