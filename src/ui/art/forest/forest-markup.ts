import { type Tree, type TreeShape, treeShape } from './trees.ts'

/** True if the bounding boxes of two trees touch. */
function touches(a: Tree, b: Tree): boolean {
  const reach = (a.size + b.size) * 1.04 + 1.5
  const top = (t: Tree) => t.y - t.size * 2.45 - 1
  return Math.abs(a.x - b.x) < reach && top(a) < b.y + 1 && top(b) < a.y + 1
}

/**
 * Sorts trees from back to front into as few layers as overlap allows. Trees of one layer are disjoint, so a layer needs one path for each
 * color.
 */
function layers(trees: readonly Tree[]): Tree[][] {
  const placed: { tree: Tree; layer: number }[] = []
  const result: Tree[][] = []
  for (const tree of trees.toSorted((a, b) => a.y - b.y)) {
    const layer = placed.reduce((l, p) => (touches(p.tree, tree) ? Math.max(l, p.layer + 1) : l), 0)
    placed.push({ tree, layer })
    const list = result[layer] ?? []
    list.push(tree)
    result[layer] = list
  }
  return result
}

function layerMarkup(shapes: readonly TreeShape[], bold: boolean): string {
  const width = bold ? 1.9 : 1.1
  const line = `stroke="var(--tree-ink)" stroke-width="${width}" stroke-linejoin="round"`
  const join = (part: 'trunk' | 'crown' | 'light', of: readonly TreeShape[]) =>
    of.map((s) => s[part]).join('')
  const trunks = join('trunk', shapes)
  let svg = trunks && `<path d="${trunks}" fill="var(--trunk)" ${line}/>`
  for (const hue of [1, 2, 3, 4, 5] as const) {
    const crowns = join(
      'crown',
      shapes.filter((s) => s.hue === hue),
    )
    if (crowns) svg += `<path d="${crowns}" fill="var(--tree-${hue})" ${line}/>`
  }
  return bold ? svg : `${svg}<path d="${join('light', shapes)}" fill="var(--tree-hi)"/>`
}

/** All the trees of a tile, from back to front. `bold`: thick outlines and no highlights, for small tiles. */
export function forestMarkup(trees: readonly Tree[], bold: boolean): string {
  return layers(trees)
    .map((layer) => layerMarkup(layer.map(treeShape), bold))
    .join('')
}
