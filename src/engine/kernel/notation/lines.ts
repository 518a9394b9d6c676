import { wholeNumber } from '../text.ts'
import { type Notation, type NotationLine, type NotationSpec, notation } from './notation.ts'
import { type Fault, type KitCode, type Problem, wordProblems } from './problem.ts'

/** The specification of a notation with simple problems (a word is their only detail) and without separate drafts. */
type WordNotationSpec<State, Key extends string, Code extends string> = Omit<
  NotationSpec<State, Key, Fault<Code>, Problem<Code>, State>,
  'problems'
>

/** Makes the notation of a game from the table of its lines. */
export const wordNotation = <State, Key extends string, Code extends string>(
  spec: WordNotationSpec<State, Key, Code | KitCode>,
): Notation<State, Problem<Code | KitCode>> => notation({ ...spec, problems: wordProblems<Code>() })

/** True if a line is written for this state. */
type IsWritten<State> = (state: State) => boolean

const always = (): boolean => true

/**
 * A line for one field of the state. A field that is null has no line; `write` may return null for the same result. `read` returns
 * null for a value that is not allowed.
 */
export const fieldLine = <
  State extends { [One in Field]: Value | null },
  Field extends string,
  Value,
  Code extends string,
>(
  field: Field,
  fault: Fault<Code>,
  write: (value: Value, state: State) => string | null,
  read: (text: string, state: State) => Value | null,
): NotationLine<State, Fault<Code>> => ({
  write(state) {
    const value: Value | null = state[field]
    return value === null ? null : write(value, state)
  },
  read(state, text) {
    const value = read(text, state)
    if (value === null) return fault
    const draft: { [One in Field]: Value | null } = state
    draft[field] = value
    return null
  },
})

/** A line with a whole number from `least` to `most`. */
export const numberLine = <State extends { [One in Field]: number }, Field extends string>(
  field: Field,
  [least, most]: readonly [least: number, most?: number],
  isWritten: IsWritten<State> = always,
): NotationLine<State, Fault<'wrong-number'>> =>
  fieldLine<State, Field, number, 'wrong-number'>(
    field,
    'wrong-number',
    (value, state) => (isWritten(state) ? String(value) : null),
    (text) => wholeNumber(text, least, most),
  )

/** A line with one of the given words. */
export const wordLine = <
  State extends { [One in Field]: Word | null },
  Field extends string,
  Word extends string,
  Code extends string,
>(
  field: Field,
  words: readonly Word[],
  code: Code,
  isWritten: IsWritten<State> = always,
): NotationLine<State, Fault<Code>> =>
  fieldLine<State, Field, Word, Code>(
    field,
    code,
    (word, state) => (isWritten(state) ? word : null),
    (text) => words.find((one) => one === text) ?? null,
  )

/** A line without a value, present if the field is true. */
export const flagLine = <
  State extends { [One in Field]: boolean },
  Field extends string,
  Code extends string,
>(
  field: Field,
  fault: Fault<Code>,
  isWritten: IsWritten<State> = always,
): NotationLine<State, Fault<Code>> =>
  fieldLine<State, Field, boolean, Code>(
    field,
    fault,
    (isSet, state) => (isSet && isWritten(state) ? '' : null),
    (text) => text === '' || null,
  )

/** Makes a line for a field with an object as its value: reads and writes that object. */
export const partLine = <State extends { [One in Field]: Part }, Field extends string, Part, Failure>(
  field: Field,
  line: NotationLine<Part, Failure>,
): NotationLine<State, Failure> => ({
  write: (state) => line.write(state[field]),
  read: (state, text, index) => line.read(state[field], text, index),
})
