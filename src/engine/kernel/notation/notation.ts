import type { Result } from '../result.ts'
import type { Line } from '../text.ts'
import type { KitCode, Problem } from './problem.ts'
import { problemAt, type Sections, textSections } from './text-sections.ts'

/** A fault in a line: the code alone if the whole value shows it, else also the word that does. */
export type Fault<Code extends string> = Code | { readonly code: Code; readonly word: string }

/** One kind of line: `key value`. */
export interface NotationLine<State, Code extends string> {
  /** Set if several lines may have the key. */
  readonly many?: true
  /** Returns the value, or one value for each line; null to leave the line out. */
  write(state: State): string | readonly string[] | null
  /** Puts a value into the state that is being read. Returns the fault or null. `index` counts lines of one key from 0. */
  read(state: State, text: string, index: number): Fault<Code> | null
}

/** All kinds of lines by key, in the order of writing. */
export type NotationLines<State, Key extends string, Code extends string> = {
  readonly [One in Key]: NotationLine<State, Code>
}

/** A text whose lines are sorted by key, but not read yet. */
export interface NotationText<State, Key extends string, Code extends string> extends Sections<Key> {
  /** The first line with this key. */
  line(key: Key): Line | undefined
  /** Reads the lines of the given keys, in this order. Stops at the first problem. */
  readLines(state: State, ...keys: readonly Key[]): Problem<Code> | null
  /** Reads the lines of all other keys, in the order of writing. */
  readLinesBut(state: State, ...keys: readonly Key[]): Problem<Code> | null
}

interface NotationSpec<State, Key extends string, Code extends string> {
  /** Name and version, the first line of every written position. */
  readonly title: string
  readonly lines: NotationLines<State, Key, Code>
  /** Matches the ends of lines; line breaks if absent. */
  readonly breaks?: RegExp
  /** The problem of a line without a key. If absent, such lines are the rows of a drawing. */
  readonly stranger?: Code
  /** Returns the rows of the drawing. */
  draw?(state: State): readonly string[]
  /** Makes a state from a sorted text. The order in which it reads and checks decides which problem is reported. */
  read(text: NotationText<State, Key, Code>): Result<State, Problem<Code>>
}

/** Positions as text, and back. */
export interface Notation<State, Code extends string> {
  /** Reads any text. Never throws: returns the first problem of a text that is no position. */
  parse(text: string): Result<State, Problem<Code>>
  /** Writes a whole position. Equal states give the same text, and `parse` reads it back. */
  write(state: State): string
}

/** Makes the notation of a game from the table of its lines. */
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
