import { cut, inner, shape } from '../pen.ts'
import { ink } from '../svg.ts'

/** The pigment of the string, at any hour. */
const THREAD = '#B0172B'

/** The light weave of a taut string. */
const WEAVE = '#F2A08E'

/** The ink of a printed seat: one without a device. */
const PRINTED = 'var(--rule)'

const BODY = 'M14 12H52Q59 22 59 33T52 54H14Q6 46 6 33T14 12z'

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, width: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${ink(width)}/>`

const plain = (d: string, fill: string): string => `<path class="i" d="${d}" fill="${fill}"/>`

/** A tin of a tin telephone in a box of 64, its mouth to the left, its string at (58, 34). `colour`: its label. */
export const tinMarkup = (colour: string): string =>
  cut(
    shape(BODY, '#C9D2D8', 2.4) +
      shape('M24 12H43Q47 22 47 33T43 54H24Q19 46 19 33T24 12z', colour) +
      plain('M24 17H42.5Q44 20 44.5 23H21.5z', 'rgba(255,255,255,.28)') +
      inner('M52 13Q57 24 57 33T52 53', 1.5, '#7C8A94') +
      ellipse(14, 33, 8.5, 21, '#E8EDF0', 2.4) +
      ellipse(14.5, 33, 5.4, 16.5, '#4A555E', 1.8) +
      plain('M11 22Q9 33 12 44L10 40Q8 33 11 22z', '#A9B6C0') +
      plain('M33 42C24 35 27 27 33 32C39 27 42 35 33 42z', '#FFF3E2'),
    { cream: 5, edge: 4 },
  )

/** The same tin, printed and dashed: a device that is expected. */
export const EXPECTED_TIN =
  `<path d="${BODY}" fill="none" ${ink(2.6, PRINTED)} stroke-dasharray="5 4"/>` +
  `<ellipse cx="14" cy="33" rx="8" ry="21" fill="none" ${ink(2.4, PRINTED)} stroke-dasharray="5 4"/>`

const line = (d: string, width: number, colour?: string): string =>
  `<path d="${d}" fill="none" vector-effect="non-scaling-stroke" ${ink(width, colour)}/>`

/** How a string is drawn: taut with a weave, slack or cut without, or printed and dashed. */
export type StringState = 'here' | 'away' | 'gone' | 'expected'

/** A string along a path. `width` in pixels, also in a stretched drawing. */
export function stringMarkup(d: string, state: StringState, width = 3.2): string {
  if (state === 'expected')
    return `<path d="${d}" fill="none" vector-effect="non-scaling-stroke" ${ink(2.2, PRINTED)} stroke-dasharray="2 7"/>`
  const weave = `<path d="${d}" fill="none" vector-effect="non-scaling-stroke" ${ink(1, WEAVE)} stroke-dasharray="3 6"/>`
  return line(d, width + 2.6) + line(d, width, THREAD) + (state === 'here' ? weave : '')
}

const STRANDS = ['M0 0q6-4 11-3', 'M0 0q6 0 12 3', 'M0 0q5 3 8 8', 'M0 0q4-6 9-9']

/** The frayed end of a cut string at a point, turned by degrees. */
export const frayMarkup = (x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${STRANDS.map((d) => line(d, 4.4) + line(d, 2, THREAD)).join('')}</g>`

/** The two arcs at the mouth of a tin that hums, open to the left. */
export const HUM = `<g data-hum=""><path d="M0-9q-5 9 0 18M-6-14q-8 14 0 28" fill="none" ${ink(2.6, 'var(--ink)')}/></g>`

const BOW = 'M0 0Q-15-15-16-2T0 0Q15-15 16-2T0 0M-1 1Q-6 8-11 10M1 1Q6 8 11 10'

/** A bow in a string, tied or printed and dashed, about (0, 0) in a box of 34 × 24. */
export const bowMarkup = (isTied: boolean): string =>
  isTied
    ? `${line(BOW, 6.4)}${line(BOW, 3.2, THREAD)}<circle r="4.2" fill="${THREAD}" ${ink(1.6)}/>`
    : `<path d="${BOW}" fill="none" ${ink(1.8, PRINTED)} stroke-dasharray="3 3.5"/>`

/** The brass key that winds up a bot, in a box of 64, its shaft to the left at (6, 32). */
export const WIND_KEY = cut(
  `<path d="M6 32H30" fill="none" ${ink(9.2)}/><path d="M6 32H30" fill="none" ${ink(6, '#C98A12')}/>` +
    shape('M30 32Q30 12 44 8Q58 6 58 20Q58 29 46 32Q58 35 58 44Q58 58 44 56Q30 52 30 32z', '#F2B01E', 2.4) +
    `<circle cx="46" cy="20" r="5.4" fill="#FFF3DC" ${ink(2)}/><circle cx="46" cy="44" r="5.4" fill="#FFF3DC" ${ink(2)}/>` +
    plain('M36 20q3-7 9-8q-5 3-6 9z', '#FFE9A8') +
    shape('M12 26H18V38H12z', '#C98A12', 1.8),
  { cream: 5, edge: 4 },
)

/** The knot that all strings of a table run into, about (0, 0), with two loose ends below. */
export const KNOT =
  line('M0 6Q-14 30-3 52M2 6Q16 34 6 62', 5.6) +
  line('M0 6Q-14 30-3 52M2 6Q16 34 6 62', 3.2, THREAD) +
  frayMarkup(-3, 52, 100, 0.5) +
  frayMarkup(6, 62, 80, 0.5) +
  `<circle cx="1" cy="3" r="12" fill="var(--shadow)"/><circle r="11" fill="${THREAD}" ${ink(2.4)}/>` +
  `<path d="M-7-4Q0 3 7-4M-7 4Q0-3 7 4" fill="none" ${ink(1.6, WEAVE)}/>`
