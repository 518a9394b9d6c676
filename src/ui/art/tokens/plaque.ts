import { INK, ink, octagon, star } from '../svg.ts'

/** Shapes of signs, each reaching about 10 from (0, 0). Resources have a shape each, all powers are shields. */
const DISC = 'M-9.6 0a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0z'
const OCTAGON = octagon(10.2)
const STAR = star(0, 0, 6, 11.4, 8.6)
export const SHIELD = 'M-9.4-9.4H9.4V1Q9.4 7.6 0 10.4Q-9.4 7.6-9.4 1Z'

/** A sign of punchboard: shape, hard shadow, ink edge, and what is on it. */
const punched = (shape: string, fill: string, art: string): string =>
  `<path d="${shape}" transform="translate(.9 1.5)" fill="var(--shadow)"/>` +
  `<path d="${shape}" fill="${fill}" ${ink(1.6)}/>${art}`

export const discToken = (fill: string, art: string): string => punched(DISC, fill, art)
export const octagonal = (fill: string, art: string): string => punched(OCTAGON, fill, art)
export const starry = (fill: string, art: string): string => punched(STAR, fill, art)
export const shield = (fill: string, art: string): string => punched(SHIELD, fill, art)

/** A shield that is only printed: what has been used up. */
export const printedShield = (art: string): string =>
  `<path d="${SHIELD}" fill="#E2D6BC" ${ink(1.5)} stroke-dasharray="2.6 2.4"/>${art}`

/** Numbers in the face of labels, their middle at (x, 0) and their foot at y. */
export const digit = (text: number, x: number | string, y: number | string, size: number): string =>
  `<text x="${x}" y="${y}" font-family="var(--face-label)" font-size="${size}" text-anchor="middle" fill="${INK}">${text}</text>`
