/** A reckoning that is done once for every object it is asked about, and forgotten together with that object. */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) }
    known.set(key, found)
    return found.value
  }
}

/** The same for every text or number that it is asked about. */
export function onceFor<Key extends string | number, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) }
    known.set(key, found)
    return found.value
  }
}

/** A reckoning that is done when it is first asked for, and no more. */
export function once<Found>(find: () => Found): () => Found {
  let found: { it: Found } | null = null
  return () => {
    found ??= { it: find() }
    return found.it
  }
}
