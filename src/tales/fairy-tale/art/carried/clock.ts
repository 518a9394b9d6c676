import { INK, ink, n1 } from '../../../../ui/art/svg.ts'
import { cutout } from './cutout.ts'

/** Which of four turns it is; the fourth is midnight. */
export type ClockTurn = 1 | 2 | 3 | 4

const OUTLINE = 'M32 5A27 27 0 1 1 31.9 5Z'
const MIDDLE = 32

/** A point of the dial: quarters of the way round from the top, clockwise, and the distance to the middle. */
function onDial(quarters: number, reach: number): string {
  const angle = ((quarters - 1) * Math.PI) / 2
  return `${n1(MIDDLE + Math.cos(angle) * reach)} ${n1(MIDDLE + Math.sin(angle) * reach)}`
}

const quarter = (index: number, fill: string): string =>
  `<path d="M32 32L${onDial(index, 22)}A22 22 0 0 1 ${onDial(index + 1, 22)}Z" fill="${fill}" stroke="${INK}" stroke-width="1.6"/>`

const NUMBERS = [
  [41, 25],
  [41, 45],
  [23, 45],
] as const

const MOON = `<path d="M22 16a7 7 0 1 0 4 11a6 6 0 0 1-4-11z" fill="#FFE28A" ${ink(1.2)}/>`

/** The midnight clock: three quarters of day, those gone by shaded, and one of night; its hand says which it is. */
export function clockMarkup(turn: ClockTurn): string {
  const day = [0, 1, 2].map((index) => quarter(index, index < turn - 1 ? '#E2D6BC' : '#FFF8E6')).join('')
  const numbers = NUMBERS.map(
    ([x, y], index) =>
      `<text x="${x}" y="${y}" font-family="var(--face-label)" font-size="14" text-anchor="middle" fill="${INK}">${index + 1}</text>`,
  ).join('')
  const hand = `M32 32L${onDial(turn - 0.5, 19)}`
  return cutout(
    OUTLINE,
    `<circle cx="32" cy="32" r="27" fill="#8CC8EC" ${ink(2.6)}/>${day}${quarter(3, '#1E2A55')}${MOON}${numbers}
    <path d="${hand}" fill="none" stroke="${INK}" stroke-width="5.5" stroke-linecap="round"/>
    <path d="${hand}" fill="none" stroke="#C01F2E" stroke-width="2.6" stroke-linecap="round"/>
    <circle cx="32" cy="32" r="3.6" fill="#F2B01E" ${ink(1.6)}/>`,
  )
}
