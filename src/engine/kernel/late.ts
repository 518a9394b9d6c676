/** A value that comes later than what asks for it. */
export interface Late<Value> {
  /** It has come. It is always the same, so that when it comes makes no difference to anybody who asked meanwhile. */
  takeIn(value: Value): void
  /** What has come; nobody may ask before. */
  now(): Value
  /** The same, or null as long as it has not come. */
  ifCome(): Value | null
}

/** A place for a value that comes later; `what` names it where somebody asks too early. */
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
