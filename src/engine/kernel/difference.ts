import { isSameData } from './plain-data.ts'

/**
 * The structural difference of two pieces of plain data, itself plain data: `[later]` replaces the whole, a record changes some parts by
 * their keys or indices, and null removes a key. Equal data differs by `{}`.
 */
export type Difference = readonly [unknown] | DifferentParts

interface DifferentParts {
  readonly [key: string]: Difference | null
}

type Tree = Record<string, unknown>

const isTree = (data: unknown): data is Tree => typeof data === 'object' && data !== null

/** Returns the difference of two pieces of plain data. An undefined field counts as absent, as in JSON. */
export function difference(earlier: unknown, later: unknown): Difference {
  if (isSameData(earlier, later)) return {}
  if (!isTree(earlier) || !isTree(later) || !isSameKind(earlier, later)) return [later]
  const keys = new Set([...Object.keys(earlier), ...Object.keys(later)])
  const parts: [key: string, Difference | null][] = []
  for (const key of keys) {
    const [one, other] = [partOf(earlier, key), partOf(later, key)]
    if (isSameData(one, other)) continue
    if (other === undefined) parts.push([key, null])
    else parts.push([key, one === undefined ? [other] : difference(one, other)])
  }
  return Object.fromEntries(parts)
}

/** True if both are records, or lists of the same length: other lists are replaced whole. */
const isSameKind = (one: Tree, other: Tree): boolean =>
  Array.isArray(one) ? Array.isArray(other) && one.length === other.length : !Array.isArray(other)

const partOf = (tree: Tree, key: string): unknown => (Object.hasOwn(tree, key) ? tree[key] : undefined)

/**
 * Returns the later of two pieces of plain data from the earlier one and any data as their difference; undefined if they do not fit. Parts
 * that are the same are shared.
 */
export function patched(earlier: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : undefined
  if (!isTree(change)) return undefined
  const changes = Object.entries(change)
  if (changes.length === 0) return earlier
  if (!isTree(earlier)) return undefined
  const isList = Array.isArray(earlier)
  const parts = new Map(Object.entries(earlier))
  for (const [key, part] of changes) {
    const later = part === null ? null : patched(parts.get(key), part)
    const fits = later !== undefined && (parts.has(key) || (!isList && part !== null))
    if (!fits || (isList && part === null)) return undefined
    if (part === null) parts.delete(key)
    else parts.set(key, later)
  }
  return isList ? [...parts.values()] : Object.fromEntries(parts)
}
