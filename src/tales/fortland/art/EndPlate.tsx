import type { SeatName } from '../../../engine/fortland/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { grove } from '../../../ui/art/pictures/grove.ts'
import { Plate } from '../../../ui/art/pictures/Plate.tsx'
import { ink } from '../../../ui/art/svg.ts'
import { houseAt } from './countries/houses.ts'
import { armyAt } from './pieces/army-markup.ts'

const hills = (sky: string, far: string, near: string): string => `
  <path d="M0 0H560V262H0z" fill="${sky}"/>
  <path d="M0 120Q110 70 250 104T560 84V262H0z" fill="${far}" ${ink(1.4)}/>
  <path d="M0 170Q140 130 280 152T560 150V262H0z" fill="${near}" ${ink(1.6)}/>`

const ROAD = `<path d="M0 236Q140 196 290 214T560 200V240Q420 236 280 248T0 262z" fill="#F8E6B8" ${ink(2)}/>`

/** Draws a victory: the winner's castle whole, its army home, by day. */
const victoryMarkup = (country: SeatName): string => `
  ${hills('#BFD9E6', '#A8C08A', '#9FB464')}
  <circle cx="86" cy="56" r="24" fill="#FFE9A8" ${ink(1.8)}/>
  ${grove('fortland won', 22, 128, 176, 130)}
  ${houseAt(country, false, 196, 184, 62)}${houseAt(country, true, 288, 184, 112)}${houseAt(country, false, 384, 186, 66)}
  ${ROAD}${armyAt(country, 220, 222, 84, -4)}`

/** Draws a shared win: two castles in the snow. */
const sharedMarkup = (one: SeatName, other: SeatName): string => `
  ${hills('#8FA3C4', '#D5DEE8', '#EEF2F5')}
  <circle cx="470" cy="52" r="20" fill="#FFF8E6" ${ink(1.8)}/>
  ${grove('fortland winter', 18, 132, 178, 150)}
  ${houseAt(one, true, 208, 186, 96)}${houseAt(other, true, 352, 186, 96)}
  <path d="M0 236Q140 206 290 220T560 208V262H0z" fill="#FFFFFF" ${ink(1.6)}/>
  <path d="M60 40h.1M150 76h.1M240 30h.1M330 66h.1M420 96h.1M520 120h.1M96 130h.1M280 118h.1M180 150h.1M470 160h.1M380 26h.1M30 170h.1" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round"/>`

/** The picture of the winner, or of two of the countries that share the win. */
export function EndPlate({ winners: [first, second] }: { winners: readonly SeatName[] }) {
  return (
    <Plate hour="light">
      <Markup svg={first && second ? sharedMarkup(first, second) : victoryMarkup(first ?? 'ash')} />
    </Plate>
  )
}
