/** Memoizes a function by the identity of its argument. A result is garbage-collected with its argument. */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) }
    known.set(key, found)
    return found.value
  }
}

/** Memoizes a function by a text or number. */
export function memoizeByKey<Key extends string | number, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) }
    known.set(key, found)
    return found.value
  }
}

/** Memoizes a function without arguments: it runs on the first call only. */
export function lazy<Found>(find: () => Found): () => Found {
  let found: { it: Found } | null = null
  return () => {
    found ??= { it: find() }
    return found.it
  }
}
