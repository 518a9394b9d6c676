import { INK, ink, n1, star } from '../../../../ui/art/svg.ts'

/** A thing as a die-cut token with a cream edge, in a 64-box. */
const cutout = (outline: string, art: string): string =>
  `<path d="${outline}" transform="translate(1.5 4)" fill="var(--shadow)" stroke="var(--shadow)" stroke-width="8" stroke-linejoin="round"/>
  <path d="${outline}" fill="#FFF8E6" stroke="${INK}" stroke-width="9.5" stroke-linejoin="round"/>
  <path d="${outline}" fill="#FFF8E6" stroke="#FFF8E6" stroke-width="5.5" stroke-linejoin="round"/>${art}`

const BASKET_OUTLINE = 'M8 28H14Q16 4 32 4T50 28H56L50 58H14Z'
const HANDLE = 'M13 30Q15 7 32 7T51 30'

/** The basket for grandmother, under its chequered cloth. */
const BASKET = cutout(
  BASKET_OUTLINE,
  `<path d="${HANDLE}" fill="none" stroke="${INK}" stroke-width="7"/>
  <path d="${HANDLE}" fill="none" stroke="#C98A45" stroke-width="3.4"/>
  <path d="M12 30Q20 18 32 22Q46 16 52 30z" fill="#FFF8E6" ${ink()}/>
  <path d="M18 29l5-8M27 29l3-8M36 29l3-9M45 29l1-8M15 26q18-6 35 0" stroke="#C01F2E" stroke-width="2.2" fill="none"/>
  <path d="M9 30H55L50 57H14z" fill="#C98A45" ${ink(2.4)}/>
  <path d="M11 39H53M13 48H51M20 31l2 25M32 31v26M44 31l-2 25" fill="none" ${ink(1.7)}/>
  <path d="M8 28H56V34H8z" fill="#E3B26A" ${ink()}/>`,
)

/** The turn on the clock, from one to four; the fourth is midnight. */
type ClockTurn = 1 | 2 | 3 | 4

const CLOCK_OUTLINE = 'M32 5A27 27 0 1 1 31.9 5Z'
const MIDDLE = 32

/** A point of the dial: quarters from the top, clockwise, and the distance to the middle. */
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

/** The midnight clock: three quarters of day, the past ones shaded, and one of night; the hand shows the current one. */
function clockMarkup(turn: ClockTurn): string {
  const day = [0, 1, 2].map((index) => quarter(index, index < turn - 1 ? '#E2D6BC' : '#FFF8E6')).join('')
  const numbers = NUMBERS.map(
    ([x, y], index) =>
      `<text x="${x}" y="${y}" font-family="var(--face-label)" font-size="14" text-anchor="middle" fill="${INK}">${index + 1}</text>`,
  ).join('')
  const hand = `M32 32L${onDial(turn - 0.5, 19)}`
  return cutout(
    CLOCK_OUTLINE,
    `<circle cx="32" cy="32" r="27" fill="#8CC8EC" ${ink(2.6)}/>${day}${quarter(3, '#1E2A55')}${MOON}${numbers}
    <path d="${hand}" fill="none" stroke="${INK}" stroke-width="5.5" stroke-linecap="round"/>
    <path d="${hand}" fill="none" stroke="#C01F2E" stroke-width="2.6" stroke-linecap="round"/>
    <circle cx="32" cy="32" r="3.6" fill="#F2B01E" ${ink(1.6)}/>`,
  )
}

type WishesLeft = 0 | 1 | 2 | 3

const LAMP_OUTLINE = 'M4 34L12 8L32 1L52 8L60 34L46 58H18Z'
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

/** The lamp with a star for every wish left, and a spark for every used one. */
function lampMarkup(left: WishesLeft): string {
  const stars = STARS.map(([x, y], index) =>
    index < left
      ? `<path d="${star(x, y, 5, 8.6, 3.7)}" fill="#F2B01E" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`
      : `<circle cx="${x}" cy="${y}" r="2.6" fill="none" stroke="${INK}" stroke-width="1.6"/>`,
  )
  return cutout(LAMP_OUTLINE, `${stars.join('')}${LAMP}`)
}

/** A thing that a character carries, and its state. */
export type Carried =
  | { thing: 'basket' }
  | { thing: 'clock'; turn: ClockTurn }
  | { thing: 'lamp'; wishes: WishesLeft }

/** The token of a thing, in a 64-box. */
export function carriedMarkup(carried: Carried): string {
  switch (carried.thing) {
    case 'basket':
      return BASKET
    case 'clock':
      return clockMarkup(carried.turn)
    case 'lamp':
      return lampMarkup(carried.wishes)
  }
}
