/** A list or record in plain data. Plain data is data that JSON can represent. */
type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Returns a copy of plain data that shares no part with it. */
export const deepCopy = <Data>(data: Data): Data => copyOfPart(data) as Data

function copyOfPart(part: unknown): unknown {
  if (!isTree(part)) return part
  if (Array.isArray(part)) return part.map(copyOfPart)
  const copy = { ...part }
  for (const key of Object.keys(copy)) if (isTree(copy[key])) copy[key] = copyOfPart(copy[key])
  return copy
}

/** Returns a copy of plain data, frozen with all its parts. Parts that are frozen already are shared, and must be frozen deeply. */
export const deepFrozenCopy = <Data>(data: Data): Data => frozenCopyOfPart(data) as Data

function frozenCopyOfPart(part: unknown): unknown {
  if (!isTree(part) || Object.isFrozen(part)) return part
  if (Array.isArray(part)) return Object.freeze(part.map(frozenCopyOfPart))
  const copy = { ...part }
  for (const key in copy) if (isTree(copy[key])) copy[key] = frozenCopyOfPart(copy[key])
  return Object.freeze(copy)
}

/** Freezes plain data with all its parts. A part that is frozen already must be frozen deeply. */
export const deepFreeze = <Data>(data: Data): Data => settle(undefined, data) as Data

/**
 * Freezes the later of two trees of plain data and reuses the unchanged parts of the earlier one, which must be frozen. Observers that
 * compare parts by identity see real changes only. Consumes the later tree.
 */
export const freezeShared = <Data>(earlier: Data, later: Data): Data => settle(earlier, later) as Data

/** Walks both trees once: returns the earlier part if all of it is equal, otherwise the later one, frozen. */
function settle(earlier: unknown, later: unknown): unknown {
  if (earlier === later || !isTree(later)) return later
  if (Object.isFrozen(later)) return isSameData(earlier, later) ? earlier : later
  if (Array.isArray(later)) return settleItems(Array.isArray(earlier) ? earlier : NO_ITEMS, later)
  return settleFields(isTree(earlier) && !Array.isArray(earlier) ? earlier : NO_FIELDS, later)
}

/** Placeholders for a missing earlier part, which equal nothing. */
const NO_ITEMS: readonly unknown[] = []
const NO_FIELDS: Tree = {}

function settleItems(earlier: readonly unknown[], later: unknown[]): readonly unknown[] {
  let same = earlier !== NO_ITEMS && earlier.length === later.length
  for (let index = 0; index < later.length; index++) {
    const part = later[index]
    const before = earlier[index]
    if (part === before) continue
    later[index] = settle(before, part)
    same &&= later[index] === before
  }
  return same ? earlier : Object.freeze(later)
}

function settleFields(earlier: Tree, later: Tree): Tree {
  let same = earlier !== NO_FIELDS
  let fields = 0
  for (const key in later) {
    fields++
    const part = later[key]
    const before = earlier[key]
    if (part === before && part !== undefined) continue
    later[key] = settle(before, part)
    same &&= later[key] === before && Object.hasOwn(earlier, key)
  }
  return same && fields === Object.keys(earlier).length ? earlier : Object.freeze(later)
}

/** True if two trees of plain data are equal. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isTree(one) || !isTree(other)) return false
  if (Array.isArray(one)) return Array.isArray(other) && haveSameItems(one, other)
  return !Array.isArray(other) && haveSameFields(one, other)
}

function haveSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (!isSameData(one[index], other[index])) return false
  return true
}

function haveSameFields(one: Tree, other: Tree): boolean {
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  for (const key of keys) {
    const part = other[key]
    if (!isSameData(one[key], part) || (part === undefined && !Object.hasOwn(other, key))) return false
  }
  return true
}
