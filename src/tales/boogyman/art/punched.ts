import { INK } from '../../../ui/art/svg.ts'

interface Punch {
  /** True for the gold edge of a selected piece. */
  selected?: boolean
  /** True to omit its shadow. */
  lying?: boolean
  /** Horizontal offset of its shadow. */
  shadow?: number
}

/** A punched piece, cut along its outlines: ink, a cream edge, and the drawing, in a 64-box. */
export function punched(
  outlines: readonly string[],
  art: string,
  { selected = false, lying = false, shadow = 27 }: Punch = {},
): string {
  const cut = outlines.join('')
  const edge = (fill: string, stroke: string, width: number) =>
    `<path d="${cut}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`
  const ground = lying ? '' : `<ellipse cx="35" cy="63" rx="${shadow}" ry="6.5" fill="var(--shadow)"/>`
  const gold = selected ? edge('none', INK, 19) + edge('none', 'var(--selected)', 14) : ''
  return `${ground}${gold}${edge('var(--piece-paper)', 'var(--piece-line)', 8)}${edge('var(--piece-paper)', 'var(--piece-paper)', 4.6)}${art}`
}
