/**
 * How numbers are written in answers, by the names of their fields: a seat by its name, a place by its letters. `state` is the
 * position that the answer is about; an event's is the one after the whole action.
 */
export type FieldWriters<State> = Readonly<Record<string, (number: never, state: State) => unknown>>

/** One writer for fields of several names. */
export const fieldsOf = <State>(
  names: readonly string[],
  write: FieldWriters<State>[string],
): FieldWriters<State> => Object.fromEntries(names.map((name) => [name, write]))

/**
 * Writes an object as JSON: as it is, but for numbers and lists of numbers in fields that have a writer, however deep they lie.
 * Anything else in such a field stays.
 */
export function inWriting<State>(fields: FieldWriters<State>, value: object, state: State): object {
  const written = (part: unknown, write?: FieldWriters<State>[string]): unknown => {
    if (Array.isArray(part)) return part.map((one) => written(one, write))
    if (typeof part === 'number' && write) return write(part as never, state)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, field]) => [
        name,
        written(field, Object.hasOwn(fields, name) ? fields[name] : undefined),
      ]),
    )
  }
  return written(value) as object
}
