/**
 * Writers of numbers in responses, by field name, such as a seat's name or a place's letters. `state` is the position of the response; for
 * an event, the position after the whole action.
 */
export type FieldWriters<State> = Readonly<Record<string, (number: never, state: State) => unknown>>

/** Returns the named fields of a state, or of a part of one, in this order. */
export const pick = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  ...names: readonly Name[]
): Pick<Whole, Name> => Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>

/** Returns one writer for several field names. */
export const fieldsOf = <State>(
  names: readonly string[],
  write: FieldWriters<State>[string],
): FieldWriters<State> => Object.fromEntries(names.map((name) => [name, write]))

/**
 * Returns an object as JSON, with numbers and lists of numbers replaced by the writers of their fields, at any depth.
 * Other values in such fields stay unchanged.
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
