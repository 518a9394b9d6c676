import { INK, ink, octagon, star } from '../svg.ts'

/** Token shapes, about 10 units from (0, 0). Each resource has its own shape; all powers are shields. */
const DISC = 'M-9.6 0a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0z'
const OCTAGON = octagon(10.2)
const STAR = star(0, 0, 6, 11.4, 8.6)
export const SHIELD = 'M-9.4-9.4H9.4V1Q9.4 7.6 0 10.4Q-9.4 7.6-9.4 1Z'

/** A punchboard token: shape, hard shadow, ink edge, and the drawing on it. */
const punched = (shape: string, fill: string, art: string): string =>
  `<path d="${shape}" transform="translate(.9 1.5)" fill="var(--shadow)"/>` +
  `<path d="${shape}" fill="${fill}" ${ink(1.6)}/>${art}`

export const discToken = (fill: string, art: string): string => punched(DISC, fill, art)
export const octagonal = (fill: string, art: string): string => punched(OCTAGON, fill, art)
export const starry = (fill: string, art: string): string => punched(STAR, fill, art)
export const shield = (fill: string, art: string): string => punched(SHIELD, fill, art)

/** A printed shield, for a power that is used up. */
export const printedShield = (art: string): string =>
  `<path d="${SHIELD}" fill="#E2D6BC" ${ink(1.5)} stroke-dasharray="2.6 2.4"/>${art}`

/** Digits in the label font, centered at x with their baseline at y. */
export const digit = (text: number, x: number | string, y: number | string, size: number): string =>
  `<text x="${x}" y="${y}" font-family="var(--face-label)" font-size="${size}" text-anchor="middle" fill="${INK}">${text}</text>`
