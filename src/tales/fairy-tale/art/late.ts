/** A holder of one value that loads on demand. */
export interface Late<Value> {
  /** Sets the value. Later calls must pass the same value, so that no answer depends on when it loaded. */
  takeIn(value: Value): void
  /** Returns the value. Throws if it has not loaded yet. */
  now(): Value
  /** Returns the value, or null if it has not loaded yet. */
  ifCome(): Value | null
}

/** Makes an empty holder. `what` names the value in the error of `now`. */
export function late<Value>(what: string): Late<Value> {
  let come: { value: Value } | null = null
  return {
    takeIn: (value) => {
      come = { value }
    },
    now() {
      if (!come) throw new Error(`${what} has not loaded yet.`)
      return come.value
    },
    ifCome: () => come?.value ?? null,
  }
}
