import { n1 } from '../../../../ui/art/svg.ts'

/** A place in the grid: x east, y south, the Oak at (0, 0). */
export interface OutlineCell {
  x: number
  y: number
}

/** The shapes of a forest as one piece of punchboard, 100 units a tile, the middle of the Oak at (0, 0). */
export interface ForestOutline {
  /** The area of all tiles, for clipping their drawings. */
  area: string
  /** The ink line around it. */
  rim: string
  /** The cut edge of the board below each southern rim. */
  cut: string
  /** The hard shadow on the table. */
  shadow: string
}

const box = (x: number, y: number, w: number, h: number) => `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`

/** Thickness of the board, in hundredths of a tile. */
const THICK = 7

/** Returns the outline of a forest of these cells, which need not be connected. */
export function forestOutline(cells: readonly OutlineCell[]): ForestOutline {
  const taken = new Set(cells.map(({ x, y }) => `${x},${y}`))
  const free = (x: number, y: number) => !taken.has(`${x},${y}`)
  const outline: ForestOutline = { area: '', rim: '', cut: '', shadow: '' }
  for (const { x, y } of cells) {
    const [left, top] = [x * 100 - 50, y * 100 - 50]
    outline.area += box(left - 0.5, top - 0.5, 101, 101)
    outline.shadow += box(left - 1, top + 4, 104, 100 + THICK)
    if (free(x, y - 1)) outline.rim += `M${left} ${top}h100`
    if (free(x - 1, y)) outline.rim += `M${left} ${top}v100`
    if (free(x + 1, y)) outline.rim += `M${left + 100} ${top}v100`
    if (free(x, y + 1)) {
      outline.rim += `M${left} ${top + 100}h100`
      outline.cut += box(left, top + 98, 100, THICK + 2)
    }
  }
  return outline
}
