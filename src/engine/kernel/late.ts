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
      if (!come) throw new Error(`${what} has not come yet.`)
      return come.value
    },
    ifCome: () => come?.value ?? null,
  }
}

/**
 * What is there at once and what comes later, under one roof: whoever asks by name need not know which is which. Only what is
 * there at once is listed.
 */
export function joined<Now extends object, Later extends object>(
  now: Now,
  later: () => Later | null,
): Now & Later {
  const find = (name: string | symbol): unknown =>
    Object.hasOwn(now, name) ? Reflect.get(now, name) : Reflect.get(later() ?? {}, name)
  const both: unknown = new Proxy(now, {
    get: (_, name) => find(name),
    has: (_, name) => Object.hasOwn(now, name) || Object.hasOwn(later() ?? {}, name),
  })
  return both as Now & Later
}
