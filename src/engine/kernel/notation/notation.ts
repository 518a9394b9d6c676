import type { Result } from '../result.ts'
import type { TextLine } from '../text.ts'
import { type SectionForm, type Sections, textSections } from './text-sections.ts'

/** One kind of line, `key value`: written from a state, and read into a draft of one. */
export interface NotationLine<State, Fault, Draft = State> {
  /** Set if several lines may have the key. */
  readonly many?: true
  /** Returns the value, or one value for each line; null to leave the line out. */
  write(state: State): string | readonly string[] | null
  /** Puts a value into the draft. Returns the fault or null. `index` counts lines of one key from 0. */
  read(draft: Draft, text: string, index: number): Fault | null
  /** Puts into the draft the value of a missing line, if that follows from other lines. Returns a fault of the drawing or null. */
  absent?(draft: Draft): Fault | null
}

/** All kinds of lines by key, in the order of writing. */
export type NotationLines<State, Key extends string, Fault, Draft = State> = {
  readonly [One in Key]: NotationLine<State, Fault, Draft>
}

/** Makes a line from a value that is read alone and then put into the draft. */
export const valueLine = <State, Value, Failure, Draft = State>(
  write: (state: State) => string | null,
  read: (text: string, draft: Draft) => Result<Value, Failure>,
  take: (draft: Draft, value: Value) => void,
): NotationLine<State, Failure, Draft> => ({
  write,
  read(draft, text) {
    const value = read(text, draft)
    if (!value.ok) return value.error
    take(draft, value.value)
    return null
  },
})

/** A text with its lines sorted by key, before their values are read. */
export interface NotationText<Draft, Key extends string, Problem> extends Sections<Key> {
  /** The first line with this key. */
  line(key: Key): TextLine | undefined
  /** Reads the lines of the given keys, in this order. Stops at the first problem. */
  readLines(draft: Draft, ...keys: readonly Key[]): Problem | null
  /** Reads the lines of all other keys, in the order of writing. */
  readLinesBut(draft: Draft, ...keys: readonly Key[]): Problem | null
  /** Fills in the lines of the given keys that are absent, in this order. Stops at the first problem. */
  fillAbsent(draft: Draft, ...keys: readonly Key[]): Problem | null
}

export interface NotationSpec<State, Key extends string, Fault, Problem, Draft>
  extends Omit<SectionForm<Key, Fault, Problem>, 'keys' | 'many'> {
  readonly lines: NotationLines<State, Key, Fault, Draft>
  /** Returns the rows of the drawing. */
  draw?(state: State): readonly string[]
  /** Makes a state from a sorted text. The order of its checks decides which problem is reported. */
  read(text: NotationText<Draft, Key, Problem>): Result<State, Problem>
}

/** Positions as text, and back. */
export interface Notation<State, Problem> {
  /** Reads any text without throwing: returns the position or the first problem. */
  parse(text: string): Result<State, Problem>
  /** Writes a whole position. Equal states give the same text, and `parse` reads it back. */
  write(state: State): string
}

/** Makes the notation of a game from the table of its lines. */
export function notation<State, Key extends string, Fault, Problem, Draft = State>(
  spec: NotationSpec<State, Key, Fault, Problem, Draft>,
): Notation<State, Problem> {
  const { title, lines, draw = () => [], read } = spec
  const keys = Object.keys(lines) as Key[]
  const form = { ...spec, keys, many: keys.filter((key) => lines[key].many) }
  return {
    parse(text) {
      const sections = textSections(text, form)
      return sections.ok ? read(notationText(spec, keys, sections.value)) : sections
    },
    write(state) {
      const written = writtenLines(lines, state).map(([key, value]) => `${key} ${value}`.trimEnd())
      return `${[title, ...draw(state), ...written].join('\n')}\n`
    },
  }
}

/** Returns the lines that are not left out, each as its key and its value. */
export const writtenLines = <State, Key extends string>(
  lines: NotationLines<State, Key, unknown, never>,
  state: State,
): [Key, string][] =>
  (Object.keys(lines) as Key[]).flatMap((key) =>
    [lines[key].write(state) ?? []].flat().map((value): [Key, string] => [key, value]),
  )

function notationText<State, Key extends string, Fault, Problem, Draft>(
  { lines: kinds, problems }: NotationSpec<State, Key, Fault, Problem, Draft>,
  all: readonly Key[],
  sections: Sections<Key>,
): NotationText<Draft, Key, Problem> {
  function readLines(draft: Draft, ...keys: readonly Key[]): Problem | null {
    for (const key of keys) {
      for (const [index, line] of (sections.lines.get(key) ?? []).entries()) {
        const fault = kinds[key].read(draft, line.text, index)
        if (fault) return problems.at(fault, line)
      }
    }
    return null
  }
  return {
    ...sections,
    line: (key) => sections.lines.get(key)?.[0],
    readLines,
    readLinesBut: (draft, ...keys) => readLines(draft, ...all.filter((key) => !keys.includes(key))),
    fillAbsent(draft, ...keys) {
      for (const key of keys) {
        const fault = sections.lines.has(key) ? null : kinds[key].absent?.(draft)
        if (fault) return problems.at(fault, sections.rows[0] ?? { number: 0, text: '' })
      }
      return null
    },
  }
}
