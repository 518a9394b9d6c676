import { forestOutline, type OutlineCell } from './outline.ts'

/** A place and its eight neighbours, row by row from the north-west. */
export const ROUND: readonly OutlineCell[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })))

/** The borders of the forest that are visible in one place. */
interface Edges {
  /** Drawn on the table: the forest's shadow, and the cut edge of its board. */
  below: string
  /** The ink line around the forest; half of it overlaps the tiles. */
  rim: string
}

const drawn = new Map<number, Edges>()

const group = (svg: string) => `<g transform="translate(50 50)">${svg}</g>`

/**
 * The borders as SVG text for the box (0, 0) to (100, 100) of a place. Reaches past the box and must be clipped to it. `laid`: the mask of
 * ROUND with tiles, the first in the lowest bit.
 */
export function edgesOf(laid: number): Edges {
  const known = drawn.get(laid)
  if (known) return known
  const { shadow, cut, rim } = forestOutline(ROUND.filter((_, i) => (laid & (1 << i)) !== 0))
  const below =
    `<path d="${shadow}" fill="var(--shadow)"/>` +
    `<path d="${cut}" fill="var(--cut)" stroke="var(--tree-ink)" stroke-width="1.2"/>`
  const line = `<path d="${rim}" fill="none" stroke="var(--tree-ink)" stroke-width="2.4" stroke-linecap="round"/>`
  const edges = laid === 0 ? { below: '', rim: '' } : { below: group(below), rim: group(line) }
  drawn.set(laid, edges)
  return edges
}
