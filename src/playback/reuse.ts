type Fields = Readonly<Record<string, unknown>>

/**
 * The later of two plain data trees, with every part that did not change taken from the earlier one, so
 * that whoever watches a part by identity is told only of what really changed.
 */
export function reuse<Tree>(earlier: Tree, later: Tree): Tree {
  return share(earlier, later) as Tree
}

function share(earlier: unknown, later: unknown): unknown {
  if (earlier === later || !isTree(earlier) || !isTree(later)) return later
  if (Array.isArray(later)) return Array.isArray(earlier) ? shareItems(earlier, later) : later
  return Array.isArray(earlier) ? later : shareFields(earlier, later)
}

const isTree = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function shareItems(earlier: readonly unknown[], later: readonly unknown[]): readonly unknown[] {
  const items = later.map((item, index) => share(earlier[index], item))
  const same = items.length === earlier.length && items.every((item, index) => item === earlier[index])
  return same ? earlier : items
}

function shareFields(earlier: Fields, later: Fields): Fields {
  const entries = Object.entries(later).map(([key, value]) => [key, share(earlier[key], value)] as const)
  const same =
    entries.length === Object.keys(earlier).length &&
    entries.every(([key, value]) => Object.hasOwn(earlier, key) && value === earlier[key])
  return same ? earlier : Object.fromEntries(entries)
}
