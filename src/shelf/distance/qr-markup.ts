import { encode } from 'uqr'
import { INK } from '../../ui/art/svg.ts'

/** Radius of the free circle for the acorn, in modules. Error correction Q restores much more than that. */
const HOLE = 3.6

/** Radius of a free corner, in modules. */
const SOFT = 0.34

const EYE = '#8A1122'

/** A QR code: its side in modules, and its drawing. */
interface QrCode {
  readonly size: number
  readonly markup: string
}

/** Draws a text as a QR code: modules with soft corners, and an acorn in the middle. The background is transparent and must be light. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'Q', border: 0, minVersion: 4 })
  const middle = size / 2
  const isEye = (x: number, y: number) =>
    (x < 7 && y < 7) || (x >= size - 7 && y < 7) || (x < 7 && y >= size - 7)
  const isFree = (x: number, y: number) => Math.hypot(x + 0.5 - middle, y + 0.5 - middle) < HOLE
  const isOn = (x: number, y: number) => Boolean(data[y]?.[x]) && !isEye(x, y) && !isFree(x, y)
  let d = ''
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (isOn(x, y)) d += module(x, y, isOn)
  const eyes = [eye(0, 0), eye(size - 7, 0), eye(0, size - 7)]
  return {
    size,
    markup: `<path d="${d}" fill="${INK}" stroke="${INK}" stroke-width=".04"/>${eyes.join('')}${acorn(middle)}`,
  }
}

/** A module, rounded at the corners without a neighbour, so that neighbours make one shape. */
function module(x: number, y: number, isOn: (x: number, y: number) => boolean): string {
  const [north, south, west, east] = [isOn(x, y - 1), isOn(x, y + 1), isOn(x - 1, y), isOn(x + 1, y)]
  const radius = (one: boolean, other: boolean) => (one || other ? 0 : SOFT)
  const [nw, ne, se, sw] = [
    radius(north, west),
    radius(north, east),
    radius(south, east),
    radius(south, west),
  ]
  const n = (value: number) => String(Math.round(value * 100) / 100)
  const arc = (r: number, dx: number, dy: number, turnX: number, turnY: number) =>
    r === 0 ? '' : `q${n(turnX * r)} ${n(turnY * r)} ${n(dx * r)} ${n(dy * r)}`
  return (
    `M${n(x + nw)} ${y}H${n(x + 1 - ne)}${arc(ne, 1, 1, 1, 0)}V${n(y + 1 - se)}${arc(se, -1, 1, 0, 1)}` +
    `H${n(x + sw)}${arc(sw, -1, -1, -1, 0)}V${n(y + nw)}${arc(nw, 1, -1, 0, -1)}z`
  )
}

/** One of the three finder patterns. */
const eye = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><rect x=".5" y=".5" width="6" height="6" rx="1.3" fill="none" stroke="${INK}" stroke-width="1"/>` +
  `<rect x="2" y="2" width="3" height="3" rx=".8" fill="${EYE}"/></g>`

/** An acorn in the middle, as high as the free circle. */
const acorn = (middle: number): string =>
  `<g transform="translate(${middle} ${middle}) scale(.13)" stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">` +
  '<path d="M0-15V-23" fill="none" stroke-width="5"/>' +
  '<path d="M-13-3Q-13 14 0 23Q13 14 13-3z" fill="#F2B01E"/>' +
  '<path d="M-18-3Q-18-16 0-17Q18-16 18-3Q9 2 0-1Q-9 2-18-3z" fill="#7A4A1E"/></g>'
