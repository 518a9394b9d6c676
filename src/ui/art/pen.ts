import { INK, ink, n1 } from './svg.ts'

// Helpers for inked shapes, and the die-cut that turns a drawing into a piece of punchboard. Outer shapes need a fill and an ink width;
// inner strokes are not part of the cut.

/** A filled shape with an ink edge. */
export const shape = (d: string, fill: string, width = 2): string =>
  `<path d="${d}" fill="${fill}" ${ink(width)}/>`

/** A stick: a coloured line with an ink edge. */
export const stick = (d: string, colour: string, width = 4, edge = 3.2): string =>
  `<path d="${d}" fill="none" ${ink(width + edge)}/><path d="${d}" fill="none" ${ink(width, colour)}/>`

/** A stroke within a drawing. */
export const inner = (d: string, width = 1.8, colour = INK): string =>
  `<path class="i" d="${d}" fill="none" ${ink(width, colour)}/>`

/** A dot within a drawing. */
export const dot = (x: number, y: number, radius: number, colour = INK): string =>
  `<circle class="i" cx="${n1(x)}" cy="${n1(y)}" r="${radius}" fill="${colour}" stroke="none" stroke-width="0"/>`

/** The silhouette of a drawing: one color, strokes wider by `wider`, without inner strokes. */
export const fat = (art: string, colour: string, wider: number): string =>
  art
    .replace(/<[^>]*class="i"[^>]*\/>/g, '')
    .replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`)
    .replace(/stroke="[^"]*"/g, `stroke="${colour}"`)
    .replace(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${n1(Number(width) + wider)}"`)

interface Cut {
  /** Width of the cream edge, and of the ink around it. */
  cream?: number
  edge?: number
  /** True to cast a shadow. */
  raised?: boolean
  /** True for the gold edge of a selected piece. */
  selected?: boolean
}

/** A drawing as a piece of punchboard: shadow, ink edge, cream edge, drawing. */
export function cut(
  art: string,
  { cream = 6, edge = 4.4, raised = true, selected = false }: Cut = {},
): string {
  const rim = cream + edge
  const shadow = raised
    ? `<g transform="translate(2.4 4)" opacity=".85">${fat(art, 'var(--shadow)', rim)}</g>`
    : ''
  const gold = selected ? fat(art, INK, rim + 11) + fat(art, 'var(--selected)', rim + 6.5) : ''
  return `${shadow}${gold}${fat(art, 'var(--piece-line)', rim)}${fat(art, 'var(--piece-paper)', cream)}${art}`
}
