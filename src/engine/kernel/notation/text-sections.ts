import { err, ok, type Result } from '../result.ts'
import { linesOf, splitWords, type TextLine } from '../text.ts'
import type { ProblemForm } from './problem.ts'

/** How to sort the lines of a text. */
export interface SectionForm<Key extends string, Fault, Problem> {
  /** The first line of every written text. A text that is read may lack it. */
  title: string
  keys: readonly Key[]
  /** Keys that several lines may have. */
  many?: readonly Key[]
  /** Matches the ends of lines; line breaks if absent. */
  breaks?: RegExp
  problems: ProblemForm<Fault, Problem>
  /**
   * Judges a line without a key: true for a row of a drawing, false for a line to ignore, or its fault. `before` is the line before it,
   * `rows` has all earlier rows. If absent, every such line is a row.
   */
  isRow?(line: TextLine, before: TextLine | undefined, rows: readonly TextLine[]): boolean | Fault
}

/** A text sorted into its parts. Ignores blank lines, and blanks around a line. */
export interface Sections<Key extends string> {
  /** The lines that begin with none of the keys. */
  readonly rows: readonly TextLine[]
  /** The lines by key, with the key removed. Keys without lines have no entry. */
  readonly lines: ReadonlyMap<Key, readonly TextLine[]>
}

/** Sorts the lines of a text. Returns the problem of the first line that repeats a key, or that `isRow` refuses. */
export function textSections<Key extends string, Fault, Problem>(
  text: string,
  { title, keys, many = [], breaks, problems, isRow = () => true }: SectionForm<Key, Fault, Problem>,
): Result<Sections<Key>, Problem> {
  const rows: TextLine[] = []
  const lines = new Map<Key, TextLine[]>()
  const all = linesOf(text, breaks)
  for (const [index, line] of all.entries()) {
    if (index === 0 && line.text === title) continue
    const [word] = splitWords(line.text)
    const key = keys.find((one) => one === word)
    if (key) {
      const before = lines.get(key) ?? []
      if (before.length > 0 && !many.includes(key)) return err(problems.at(problems.twice(key), line))
      lines.set(key, [...before, { number: line.number, text: line.text.slice(key.length).trim() }])
      continue
    }
    const verdict = isRow(line, all[index - 1], rows)
    if (typeof verdict !== 'boolean') return err(problems.at(verdict, line))
    if (verdict) rows.push(line)
  }
  return ok({ rows, lines })
}
