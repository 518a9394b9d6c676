type Tree = Record<string, unknown>

/** Cache of the canonical form of frozen parts. */
const known = new WeakMap<object, object>()

/**
 * Returns the same plain data with the keys of every record sorted, so that equal data gives equal JSON text. Otherwise the order of keys,
 * which depends on the history of a state, could reveal hidden cards. Unfrozen parts are copied. Frozen parts that are canonical already
 * are shared, so that unchanged parts keep their identity.
 */
export const canonical = <Data>(data: Data): Data => canonicalPart(data) as Data

function canonicalPart(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (!Object.isFrozen(part)) return sortedCopy(part)
  const found = known.get(part) ?? canonicalOfFrozen(part)
  known.set(part, found)
  return found
}

function canonicalOfFrozen(part: object): object {
  const copy = sortedCopy(part)
  return isSameOrder(part, copy) ? part : Object.freeze(copy)
}

function sortedCopy(part: object): object {
  if (Array.isArray(part)) return part.map(canonicalPart)
  const copy: Tree = {}
  for (const key of Object.keys(part).sort()) copy[key] = canonicalPart((part as Tree)[key])
  return copy
}

/** True if both have the same keys in the same order, and the same parts by identity. */
function isSameOrder(one: object, other: object): boolean {
  const keys = Object.keys(one)
  const others = Object.keys(other)
  return keys.every((key, index) => others[index] === key && (one as Tree)[key] === (other as Tree)[key])
}
