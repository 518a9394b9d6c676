/** How the fields of events are written in JSON, by their names; `state` is how the game stands after the whole action. */
type FieldWriters<State> = Readonly<Record<string, (value: never, state: State) => unknown>>

/** Writes events as JSON: as they are, but for the fields that have a writer. */
export const eventWriter =
  <Event extends object, State>(fields: FieldWriters<State>) =>
  (event: Event, state: State): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(event).map(([field, value]) => [field, fields[field]?.(value as never, state) ?? value]),
    )

/** Writes a value where there is one; null stays null. */
export const orNull =
  <Value, Written>(write: (value: Value) => Written) =>
  (value: Value | null): Written | null =>
    value === null ? null : write(value)
