import type { SeatName } from '../../../../engine/fortland/index.ts'
import { type GroundOwner, paint } from './country.ts'

/** The period of the hatching, in drawing units. */
const STEP = 22

const dots = (x: number, y: number): string =>
  [
    [5, 5],
    [8, 5],
    [6.5, 2.5],
    [15, 16],
    [18, 16],
    [16.5, 13.5],
  ]
    .map(([dx = 0, dy = 0]) => `M${x + dx} ${y + dy}h.1`)
    .join('')

/** The path of one period of each hatching: upright strokes, thorns, triple dots, slanting lines. */
const HATCHES: Readonly<Record<SeatName, (x: number, y: number) => string>> = {
  ash: (x, y) => `M${x + 4} ${y + 6}v-5M${x + 7} ${y + 7}v-4M${x + 15} ${y + 17}v-5M${x + 18} ${y + 18}v-4`,
  briar: (x, y) => `M${x + 2} ${y + 6}l3-4 3 4M${x + 13} ${y + 17}l3-4 3 4`,
  clover: dots,
  dill: (x, y) => `M${x} ${y + 11}l11-11M${x} ${y + 22}l22-22M${x + 11} ${y + 22}l11-11`,
}

const WIDTHS: Readonly<Record<SeatName, number>> = { ash: 1.6, briar: 1.6, clover: 2.6, dill: 1.6 }

/** Draws the ground of a place with its country's colour and hatching; plain if the country has fallen. */
export function groundMarkup(land: GroundOwner, x: number, y: number, side: number): string {
  const ground = `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${paint(land, 'ground')}"/>`
  if (land === null) return ground
  const steps = Math.floor(side / STEP)
  const margin = (side - steps * STEP) / 2
  let d = ''
  for (let row = 0; row < steps; row++)
    for (let column = 0; column < steps; column++)
      d += HATCHES[land](x + margin + column * STEP, y + margin + row * STEP)
  return `${ground}<path d="${d}" fill="none" stroke="${paint(land, 'mark')}" stroke-width="${WIDTHS[land]}" stroke-linecap="round" stroke-linejoin="round"/>`
}
