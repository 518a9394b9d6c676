import { forestMarkup } from '../forest/forest-markup.ts'
import type { Tree } from '../forest/trees.ts'
import { streamOf } from '../random.ts'

/** A forest along a hill 560 wide, between the heights `top` and `bottom`, except within `open` of the middle. */
export function grove(seed: string, count: number, top: number, bottom: number, open: number): string {
  const r = streamOf(seed)
  const trees = Array.from({ length: count }, (_, i): Tree => {
    const x = r() * 560
    const y = top + r() * (bottom - top)
    return { x, y, size: 9 + r() * 7, species: r() < 0.5 ? 'pine' : 'broadleaf', seed: `${seed}${i}` }
  }).filter(({ x }) => Math.abs(x - 280) >= open)
  return forestMarkup(trees, false)
}
