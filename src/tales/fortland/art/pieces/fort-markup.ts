import type { SeatName } from '../../../../engine/fortland/index.ts'
import { cut, dot, shape } from '../../../../ui/art/pen.ts'
import { INK, n1 } from '../../../../ui/art/svg.ts'
import { PIGMENT } from '../countries/country.ts'
import { emblemMarkup } from '../countries/emblems.ts'

const WOOD = ['#B9854A', '#A9743A', '#C4925A', '#A9743A', '#B9854A'] as const

const log = (index: number): string => {
  const [x, down] = [2 + index * 11.5, (index % 2) * 3]
  return shape(
    `M${x} 46V${14 + down}L${x + 6} ${4 + down}L${x + 12} ${14 + down}V46z`,
    WOOD[index] ?? WOOD[0],
  )
}

/** Five sharpened logs and the board across them. */
const PALISADE =
  [0, 1, 2, 3, 4].map(log).join('') +
  shape('M-1 33H63V40H-1z', '#8A5A30', 1.8) +
  [6, 18, 44, 56].map((x) => dot(x, 36.5, 1.3)).join('')

/** Draws a palisade with the builder's emblem, in the box (0, 0) to (62, 50). */
export const fortMarkup = (country: SeatName, raised = true): string =>
  `${cut(PALISADE, { cream: 5, edge: 4, raised })}${emblemMarkup(country, 31, 25, 15)}`

/** The width of the drawing of a fort. */
const FORT = 62

/** Draws a fort of a given width, centred at a point. */
export const fortAt = (country: SeatName, x: number, y: number, width: number, raised = true): string =>
  `<g transform="translate(${n1(x - width / 2)} ${n1(y - width * 0.4)}) scale(${(width / FORT).toFixed(3)})">${fortMarkup(country, raised)}</g>`

/** Draws the stone wall of a fort on an own place, centred at a point. */
export function wallAt(x: number, y: number, width: number): string {
  const [stone, tall] = [width / 6, width / 74]
  return [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const low = index % 2 === 1
      return `<rect x="${n1(x - width / 2 + index * stone)}" y="${n1(y - (low ? 0 : 5 * tall))}" width="${n1(stone)}" height="${n1((low ? 13 : 18) * tall)}" fill="var(--stone-wall${low ? '' : '-2'})" stroke="${INK}" stroke-width="${n1(Math.max(1.2, 1.8 * tall))}"/>`
    })
    .join('')
}

/** Returns the outline of a fort in a count, centred at (0, 0). */
const small = (width: number): string => {
  const part = (share: number) => n1(width * share)
  return `M${part(-0.5)} ${part(0.4)}V${part(-0.1)}l${part(0.17)}-${part(0.22)} ${part(0.17)} ${part(0.22)}l${part(0.16)}-${part(0.22)} ${part(0.16)} ${part(0.22)}l${part(0.17)}-${part(0.22)} ${part(0.17)} ${part(0.22)}V${part(0.4)}z`
}

/** Draws a fort in a count, centred at (0, 0): filled, or only its outline if it is away. */
export function fortDot(country: SeatName, width: number, away = false): string {
  const outline = small(width)
  if (away)
    return `<path d="${outline}" fill="none" stroke="var(--rule)" stroke-width="1.5" stroke-dasharray="3 2.4"/>`
  return (
    `<path d="${outline}" transform="translate(1.5 2.5)" fill="var(--shadow)"/>` +
    `<path d="${outline}" fill="${PIGMENT[country]}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="M${n1(-width / 2)} ${n1(width * 0.16)}h${n1(width)}" stroke="#FFF8E6" stroke-width="1.6"/>`
  )
}
