/** A part of plain data that has parts itself: a list, or fields by name. Plain data is what JSON can hold. */
type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** A copy of plain data that shares no part with it. */
export const copied = <Data>(data: Data): Data => copyOfPart(data) as Data

function copyOfPart(part: unknown): unknown {
  if (!isTree(part)) return part
  if (Array.isArray(part)) return part.map(copyOfPart)
  const copy = { ...part }
  for (const key of Object.keys(copy)) if (isTree(copy[key])) copy[key] = copyOfPart(copy[key])
  return copy
}

/**
 * The later of two trees of plain data, frozen, with every part that did not change taken from the earlier one,
 * which is frozen already: whoever watches a part by identity is told only of what really changed. The later tree
 * is used up by it.
 */
export const settled = <Data>(earlier: Data, later: Data): Data => settle(earlier, later) as Data

/** The same plain data, frozen with all its parts. What is frozen already is taken to be so throughout. */
export const frozen = <Data>(data: Data): Data => settle(undefined, data) as Data

function settle(earlier: unknown, later: unknown): unknown {
  if (earlier === later || !isTree(later) || Object.isFrozen(later)) return later
  if (Array.isArray(later)) return settleItems(Array.isArray(earlier) ? earlier : NOTHING, later)
  return settleFields(isTree(earlier) && !Array.isArray(earlier) ? earlier : null, later)
}

const NOTHING: readonly unknown[] = []

function settleItems(earlier: readonly unknown[], later: unknown[]): readonly unknown[] {
  let same = earlier !== NOTHING && earlier.length === later.length
  for (let index = 0; index < later.length; index++) {
    const part = settle(earlier[index], later[index])
    if (part !== later[index]) later[index] = part
    if (part !== earlier[index]) same = false
  }
  return same ? earlier : Object.freeze(later)
}

function settleFields(earlier: Tree | null, later: Tree): Tree {
  const keys = Object.keys(later)
  let same = earlier !== null && Object.keys(earlier).length === keys.length
  for (const key of keys) {
    const part = settle(earlier?.[key], later[key])
    if (part !== later[key]) later[key] = part
    if (part !== earlier?.[key] || (part === undefined && !Object.hasOwn(earlier ?? {}, key))) same = false
  }
  return earlier && same ? earlier : Object.freeze(later)
}
