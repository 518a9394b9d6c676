import { INK, ink } from '../../../../ui/art/svg.ts'

export const SKIN = '#F3C9A0'
export const TAN = '#D99A63'

/** Two round eyes. */
export function eyes(left: number, right: number, y: number, colour = INK): string {
  return `<circle cx="${left}" cy="${y}" r="2" fill="${colour}"/><circle cx="${right}" cy="${y}" r="2" fill="${colour}"/>`
}

/** Two rosy cheeks. */
export function cheeks(left: number, right: number, y: number): string {
  return `<circle cx="${left}" cy="${y}" r="2.8" fill="#E8765A" opacity=".5"/><circle cx="${right}" cy="${y}" r="2.8" fill="#E8765A" opacity=".5"/>`
}

/** A smile round x, twice `half` wide. */
export function smile(x: number, y: number, half = 4): string {
  return `<path d="M${x - half} ${y}q${half} ${half * 0.9} ${half * 2} 0" fill="none" ${ink(1.8)}/>`
}
