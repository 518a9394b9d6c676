import { ink } from '../../../../ui/art/svg.ts'
import type { Left } from '../expansion-art.ts'
import { atSide } from '../roads/roads.ts'

/** The height of each row of waves, by the number of rows. */
const ROWS: Record<Left, readonly number[]> = { 3: [27, 53, 79], 2: [38, 68], 1: [55] }

/** The opacity of the water. Roads and houses show through more as it falls. */
const CLEARNESS: Record<Left, number> = { 3: 0.82, 2: 0.72, 1: 0.6 }

const wave = (y: number): string =>
  `M10 ${y + 6}Q18 ${y + 6} 22 ${y - 3}Q28 ${y - 15} 38 ${y - 9}Q44 ${y - 3} 37 ${y + 1}Q34 ${y - 4} 31 ${y}` +
  `Q31 ${y + 8} 42 ${y + 7}Q48 ${y + 6} 52 ${y - 3}Q58 ${y - 15} 68 ${y - 9}Q74 ${y - 3} 67 ${y + 1}` +
  `Q64 ${y - 4} 61 ${y}Q61 ${y + 8} 72 ${y + 7}Q82 ${y + 6} 90 ${y}`

/** A flooded tile, drawn over it from (0, 0) to (100, 100): a blue veil with a row of waves for each turn left. */
export function floodMarkup(left: Left, bold: boolean): string {
  const width = bold ? 6.5 : 4
  const rows = ROWS[left]
    .map(
      (y) =>
        `<path d="${wave(y)}" fill="none" ${ink(width + 4)}/><path d="${wave(y)}" fill="none" ${ink(width, '#F4FBFF')}/>`,
    )
    .join('')
  return `<path d="M0 0H100V100H0z" fill="light-dark(#4c9ac8, #1f5a8a)" opacity="${CLEARNESS[left]}"/>${rows}`
}

const FLAME = 'M0-50Q18-30 16-14Q14 2 0 2T-16-12Q-18-24-9-32Q-8-24-4-24Q-7-38 0-50z'

const TONGUE =
  `<path d="${FLAME}" fill="#FFF3DC" ${ink(7, '#FFF3DC')}/><path d="${FLAME}" fill="#E8541A" ${ink(3)}/>` +
  '<path d="M1-34Q11-20 9-11Q7-2 0-2T-9-10Q-9-17-5-20Q-3-15-1-17Q-2-26 1-34z" fill="#FFB01E"/>' +
  '<path d="M0-17Q6-10 4-5Q2-1 0-1T-4-5Q-5-10 0-17z" fill="#FFF0A0"/>'

/** A tongue of fire as a sign, centred at (0, 0), 22 high. */
export const FLAME_SIGN = `<g transform="translate(0 10) scale(.4)">${TONGUE}</g>`

/** The tongues of fire, by their number: the foot of each, and its height as a factor. */
const TONGUES: Record<Left, readonly (readonly [x: number, y: number, height: number])[]> = {
  3: [
    [25, 80, 0.92],
    [75, 80, 0.92],
    [50, 88, 1.08],
  ],
  2: [
    [33, 84, 1],
    [67, 84, 1],
  ],
  1: [[50, 86, 1]],
}

const EMBERS = [
  [12, 30],
  [86, 24],
  [90, 66],
  [9, 68],
  [30, 12],
  [68, 10],
]
  .map(([x, y]) => `M${x} ${y}q4-5 1-10q7 4 5 10q-1 4-5 4t-5-4q0-3 2-5q1 2 2 5z`)
  .join('')

/** A burning tile, drawn over it from (0, 0) to (100, 100): a brown veil with a tongue of fire for each turn left. */
export const fireMarkup = (left: Left, bold: boolean): string =>
  '<path d="M0 0H100V100H0z" fill="light-dark(#6a2a0c, #3a1208)" opacity=".46"/>' +
  (bold ? '' : `<path d="${EMBERS}" fill="#F2801A" ${ink(1.4)}/>`) +
  TONGUES[left]
    .map(([x, y, height], i) => {
      const scale = (bold ? 1.2 : 1) * height
      return `<g transform="translate(${x} ${y})"><g data-tongue="${i}"><g transform="scale(${scale.toFixed(2)})">${TONGUE}</g></g></g>`
    })
    .join('')

/** The teeth of flame along the north rim. */
function teeth(bold: boolean): string {
  const count = bold ? 5 : 8
  const width = 100 / count
  const height = bold ? 15 : 11
  let d = 'M0 0'
  for (let i = 0; i < count; i++) {
    const tip = i % 2 ? height : height * 1.35
    d += `L${((i + 0.5) * width).toFixed(1)} ${tip.toFixed(1)}L${((i + 1) * width).toFixed(1)} ${i < count - 1 ? 2.5 : 0}`
  }
  return (
    `<path d="${d}z" fill="#F2801A" ${ink(bold ? 2 : 1.5)}/>` +
    `<path d="${d}z" transform="translate(8 0) scale(.84 .5)" fill="#FFD65A"/>`
  )
}

/** A tile that catches fire next: flames around its rim. */
export const rimMarkup = (bold: boolean): string => atSide(['north', 'east', 'south', 'west'], teeth(bold))
