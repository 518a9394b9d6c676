import { INK, ink, star } from '../../../../ui/art/svg.ts'
import { cutout } from './cutout.ts'

/** How many wishes the lamp still grants. */
export type WishesLeft = 0 | 1 | 2 | 3

const OUTLINE = 'M4 34L12 8L32 1L52 8L60 34L46 58H18Z'
const SPOUT = 'M46 36q12-6 12 4t-13 9'

const STARS = [
  [15, 15],
  [32, 9],
  [49, 15],
] as const

const LAMP = `<path d="${SPOUT}" fill="none" stroke="${INK}" stroke-width="6.4"/>
  <path d="${SPOUT}" fill="none" stroke="#E0A21A" stroke-width="2.8"/>
  <path d="M3 31q10 0 15 5q14-6 29 1q0 15-17 17q-13 0-16-9q-2-8-11-14z" fill="#F2B01E" ${ink(2.4)}/>
  <path d="M23 33q9-9 18 0z" fill="#E0A21A" ${ink()}/>
  <circle cx="32" cy="26.5" r="2.6" fill="#C01F2E" ${ink(1.5)}/>
  <path d="M22 60h20l-5-7H27z" fill="#E0A21A" ${ink()}/>
  <path d="M22 41q8-4 17-1" stroke="#FFF3B0" stroke-width="2.2" fill="none" stroke-linecap="round"/>`

/** The lamp with a star for every wish; of one that was wished only a spark is left. */
export function lampMarkup(left: WishesLeft): string {
  const stars = STARS.map(([x, y], index) =>
    index < left
      ? `<path d="${star(x, y, 5, 8.6, 3.7)}" fill="#F2B01E" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`
      : `<circle cx="${x}" cy="${y}" r="2.6" fill="none" stroke="${INK}" stroke-width="1.6"/>`,
  )
  return cutout(OUTLINE, `${stars.join('')}${LAMP}`)
}
