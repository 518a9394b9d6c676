import { type BuildingId, buildingOf, type Category, type Order } from '../../../../engine/citadel/index.ts'
import { cut, dot, inner, shape } from '../../../../ui/art/pen.ts'
import { INK } from '../../../../ui/art/svg.ts'

const EDGE: Readonly<Record<Order, string>> = {
  cross: 'M-13-15H13V0Q13 12 0 17Q-13 12-13 0z',
  lion: 'M-13-15Q-6-11 0-15Q6-11 13-15V5L0 17L-13 5z',
  lily: 'M0-16Q14-15 13 0Q13 14 0 17Q-13 14-13 0Q-14-15 0-16z',
  moon: 'M0-17L13-3Q13 10 0 17Q-13 10-13-3z',
  tower: 'M-13-15H13V16H-13z',
}
const COLOUR: Readonly<Record<Order, string>> = {
  cross: '#C8322B',
  lion: '#233F78',
  lily: '#4F8A3C',
  moon: '#DCE4EC',
  tower: '#4A4038',
}

export const shieldMarkup = (order: Order, selected = false): string =>
  `${selected ? `<path d="${EDGE[order]}" fill="#F2B01E" stroke="${INK}" stroke-width="13"/><path d="${EDGE[order]}" fill="#F2B01E" stroke="#F2B01E" stroke-width="9"/>` : ''}<path d="${EDGE[order]}" fill="#FFF8E6" stroke="${INK}" stroke-width="6"/><path d="${EDGE[order]}" fill="${COLOUR[order]}" stroke="#FFF8E6" stroke-width="2.2"/>`

export const knightMarkup = (order: Order): string =>
  cut(
    shape('M12 60Q10 40 20 36H44Q54 40 52 60z', '#9FB0BD') +
      shape('M17 24Q17 8 32 8T47 24V36Q40 42 32 42T17 36z', '#C9D5DE') +
      inner('M20 24H44') +
      `<g transform="translate(32 48) scale(.86)"><path d="${EDGE[order]}" fill="${COLOUR[order]}" stroke="${INK}" stroke-width="2.6"/></g>`,
    { cream: 5, edge: 4 },
  )

const SIGN: Readonly<Record<Category, readonly [string, string]>> = {
  citizenry: ['#C65B34', '#FFF8E6'],
  crafts: ['#5D6E7A', '#FFF8E6'],
  municipal: ['#6A3E98', '#FFF8E6'],
  trade: ['#F2B01E', INK],
}
export const signMarkup = (category: Category, value: number | null): string =>
  `<circle r="14" fill="${SIGN[category][0]}" stroke="${INK}" stroke-width="2.6"/><text y="7" font-size="20" text-anchor="middle" fill="${SIGN[category][1]}" style="font-family:var(--font-label)">${value ?? ''}</text>`

export const buildingMarkup = (building: BuildingId): string =>
  cut(shape('M8 58V30L32 10L56 30V58z', SIGN[buildingOf(building).category][0]) + dot(32, 40, 5), {
    cream: 5,
    edge: 4,
  })

export const brickMarkup = (): string =>
  `<path d="M0-4L5-9H26L21-4z" fill="#E59A70" stroke="${INK}" stroke-width="2"/><path d="M21-4L26-9V3L21 8z" fill="#9C4526" stroke="${INK}" stroke-width="2"/><path d="M0-4H21V8H0z" fill="#C9653C" stroke="${INK}" stroke-width="2"/>`
