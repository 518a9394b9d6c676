import type { Result } from '../result.ts'
import type { KitCode, Problem } from './problem.ts'
import { type Line, problemAt, type Sections, textSections } from './text-sections.ts'

/** What is wrong with a line: the code alone where the whole line shows it, else also the word that does. */
export type Fault<Code extends string> = Code | { readonly code: Code; readonly word: string }

/** One kind of line: `key value`. */
export interface NotationLine<State, Code extends string> {
  /** True if several lines may have its key. */
  readonly many?: true
  /** The value, or one for each line; null where the line is left out. */
  write(state: State): string | readonly string[] | null
  /** Puts a value into a state that is being read, or returns what is wrong. `index` counts lines of one key from 0. */
  read(state: State, text: string, index: number): Fault<Code> | null
}

/** Every kind of line, by its key, in the order in which lines are written. */
export type NotationLines<State, Key extends string, Code extends string> = {
  readonly [One in Key]: NotationLine<State, Code>
}

/** A text whose lines are sorted, but not yet read. */
export interface NotationText<State, Key extends string, Code extends string> extends Sections<Key> {
  /** The first line with this key. */
  line(key: Key): Line | undefined
  /** Reads the lines of these keys, in this order. Stops at the first problem. */
  readLines(state: State, ...keys: readonly Key[]): Problem<Code> | null
  /** Reads the lines of all other keys, in the order in which they are written. */
  readLinesBut(state: State, ...keys: readonly Key[]): Problem<Code> | null
}

interface NotationSpec<State, Key extends string, Code extends string> {
  /** Name and version, the first line of every written position. */
  readonly title: string
  readonly lines: NotationLines<State, Key, Code>
  /** What ends a line, if not only a line break. */
  readonly breaks?: RegExp
  /** The problem of a line without a key; without it, such lines are the rows of a drawing. */
  readonly stranger?: Code
  /** The rows of the drawing. */
  draw?(state: State): readonly string[]
  /** Makes a state of a sorted text. The order in which it reads and checks decides which problem is told. */
  read(text: NotationText<State, Key, Code>): Result<State, Problem<Code>>
}

/** Positions as text, and back. */
export interface Notation<State, Code extends string> {
  /** Reads any text. It never throws: a text that is no position gives the first problem found. */
  parse(text: string): Result<State, Problem<Code>>
  /** Writes a whole position. The same state gives the same text, and `parse` reads it back. */
  write(state: State): string
}

/** The notation of a game, from the table of its lines. */
export function notation<State, Key extends string, Code extends string>({
  lines,
  draw = () => [],
  read,
  ...form
}: NotationSpec<State, Key, Code | KitCode>): Notation<State, Code | KitCode> {
  const keys = Object.keys(lines) as Key[]
  const many = keys.filter((key) => lines[key].many)
  return {
    parse(text) {
      const sections = textSections<Key, Code | KitCode>(text, { ...form, keys, many })
      return sections.ok ? read(notationText(lines, sections.value)) : sections
    },
    write(state) {
      const written = keys.flatMap((key) =>
        [lines[key].write(state) ?? []].flat().map((value) => `${key} ${value}`.trimEnd()),
      )
      return `${[form.title, ...draw(state), ...written].join('\n')}\n`
    },
  }
}

function notationText<State, Key extends string, Code extends string>(
  kinds: NotationLines<State, Key, Code>,
  sections: Sections<Key>,
): NotationText<State, Key, Code> {
  function readLines(state: State, ...keys: readonly Key[]): Problem<Code> | null {
    for (const key of keys) {
      for (const [index, { text, number }] of (sections.lines.get(key) ?? []).entries()) {
        const fault = kinds[key].read(state, text, index)
        if (!fault) continue
        const { code, word } = typeof fault === 'string' ? { code: fault, word: text } : fault
        return problemAt(code, word, number)
      }
    }
    return null
  }
  return {
    ...sections,
    line: (key) => sections.lines.get(key)?.[0],
    readLines,
    readLinesBut: (state, ...keys) =>
      readLines(state, ...(Object.keys(kinds) as Key[]).filter((key) => !keys.includes(key))),
  }
}
