import type { SeatName } from '../../../../engine/fortland/index.ts'
import { fat, inner, shape, stick } from '../../../../ui/art/pen.ts'
import { INK } from '../../../../ui/art/svg.ts'
import { PIGMENT } from '../countries/country.ts'
import { emblemMarkup } from '../countries/emblems.ts'

/** Draws a swallow-tailed banner with a lance, pointing east. */
const wedge = (country: SeatName): string =>
  stick('M20 0H37', '#DDE5EC', 4, 3.2) +
  shape('M33-6.5L46 0 33 6.5z', '#DDE5EC') +
  shape('M-30-21H10L31 0L10 21H-30L-21 0z', PIGMENT[country], 2.4) +
  inner('M-22-16H8L24 0L8 16H-22', 1.6, '#FFF3DC')

/** Draws the wedge of an army around (0, 0), pointing east, about 76 long. The upright emblem is drawn separately. */
export function wedgeMarkup(country: SeatName, selected: boolean): string {
  const art = wedge(country)
  const gold = selected ? fat(art, INK, 20) + fat(art, 'var(--selected)', 15.5) : ''
  return `${gold}${fat(art, 'var(--piece-line)', 8.5)}${fat(art, '#FFF8E6', 5)}${art}`
}

/** Draws the shadow of an army, which does not turn with it. */
export const wedgeShadow = (country: SeatName): string => fat(wedge(country), 'var(--shadow)', 8)

/** Draws an army of a given length, turned in degrees from the east. */
export const armyAt = (country: SeatName, x: number, y: number, long: number, turn = 0): string => {
  const scale = (long / 76).toFixed(3)
  return `<g transform="translate(${x} ${y}) scale(${scale})"><g transform="translate(3 6) rotate(${turn})">${wedgeShadow(country)}</g><g transform="rotate(${turn})">${wedgeMarkup(country, false)}</g>${emblemMarkup(country, 0, 0, 15)}</g>`
}
