import type { SeatName } from '../../../../engine/fortland/index.ts'
import { INK, n1 } from '../../../../ui/art/svg.ts'
import { PIGMENT } from './country.ts'

const CREAM = '#FFF8E6'

/** A leaf of seven leaflets. */
function ash(colour: string): string {
  const leaflets = [
    [0, -7.5, 0],
    [-3.8, -4, -52],
    [3.8, -4, 52],
    [-4.3, 0.8, -66],
    [4.3, 0.8, 66],
    [-3.8, 5.4, -78],
    [3.8, 5.4, 78],
  ] as const
  const stalk = `<path d="M0 9Q1 0 0-9" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round"/>`
  return leaflets.reduce(
    (svg, [x, y, turn]) =>
      `${svg}<ellipse cx="${x}" cy="${y}" rx="1.9" ry="3.7" transform="rotate(${turn} ${x} ${y})" fill="${colour}"/>`,
    stalk,
  )
}

/** A wild rose of five petals, thorns between them. */
function briar(colour: string): string {
  const round = (turn: number, reach: number) => {
    const angle = ((turn - 90) * Math.PI) / 180
    return `${n1(Math.cos(angle) * reach)} ${n1(Math.sin(angle) * reach)}`
  }
  const petal = (turn: number) => {
    const [x, y] = round(turn, 4.8).split(' ')
    return `<circle cx="${x}" cy="${y}" r="4" fill="${colour}"/>`
  }
  const thorn = (turn: number) =>
    `<path d="M${round(turn, 5)}L${round(turn, 9.5)}" stroke="${colour}" stroke-width="2" stroke-linecap="round"/>`
  const petals = [0, 72, 144, 216, 288].map(petal).join('')
  const heart = `<circle r="3.3" fill="${CREAM}"/><circle r="2" fill="${colour}"/>`
  return petals + heart + [36, 108, 180, 252, 324].map(thorn).join('')
}

/** A leaf of three. */
const clover = (colour: string): string =>
  [0, 120, 240]
    .map(
      (turn) =>
        `<path d="M0 .5C-7-3-6.5-9.5-2.6-9.5Q-.5-9.5 0-7.5Q.5-9.5 2.6-9.5C6.5-9.5 7-3 0 .5z" transform="rotate(${turn})" fill="${colour}"/>`,
    )
    .join('') +
  `<path d="M0 0Q1.5 5 .5 9.5" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round"/>`

/** An umbel of five. */
const dill = (colour: string): string =>
  `<path d="M0 9.5V1M0 1L-7-4M0 1L-3.6-6.5M0 1V-7.5M0 1L3.6-6.5M0 1L7-4" stroke="${colour}" stroke-width="1.7" stroke-linecap="round" fill="none"/>` +
  (
    [
      [-7.4, -4.8],
      [-3.9, -7.6],
      [0, -8.6],
      [3.9, -7.6],
      [7.4, -4.8],
    ] as const
  )
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.1" fill="${colour}"/>`)
    .join('')

const GLYPHS: Readonly<Record<SeatName, (colour: string) => string>> = { ash, briar, clover, dill }

/** Draws the emblem of a country without its disc, in a box from -10 to 10. */
export const glyph = (country: SeatName, colour = PIGMENT[country]): string => GLYPHS[country](colour)

/** Draws the emblem of a country on a cream disc. */
export const emblemMarkup = (country: SeatName, x: number, y: number, radius: number): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="${CREAM}" stroke="${INK}" stroke-width="${n1(Math.max(1.5, radius * 0.14))}"/>` +
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${(radius / 12.5).toFixed(3)})">${glyph(country)}</g>`
