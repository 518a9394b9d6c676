/** The wax that is pressed up: light on the seal's own colour. */
const CREAM = '#FFF3E2'

/** A sign as it is pressed into the wax of a seal: a shape. */
export const filled = (d: string): string =>
  `<path d="${d}" fill="${CREAM}" stroke="${CREAM}" stroke-width="2" stroke-linejoin="round"/>`

/** The same, in lines. */
export const drawn = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${CREAM}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`
