import type { Category } from '../../../engine/citadel/index.ts'
import { INK, ink, n1 } from '../../../ui/art/svg.ts'
import { patch } from './buildings/building-parts.ts'

/** Appearance of a category: its sign, the colour of the text on it, and the landscape behind its buildings. */
interface Look {
  colour: string
  written: string
  ground: string
  hill: string
  /** Outline of the sign around (0, 0), about 15 units in radius. Each category has its own shape, so that colour alone never decides. */
  edge: string
  /** The emblem, shown if the sign has no number. */
  emblem: string
}

const TEETH = 8

/** The edge of a cog. */
const cog = (outer: number, root: number): string => {
  const corners = Array.from({ length: TEETH }, (_, tooth) => {
    const middle = (tooth / TEETH) * 2 * Math.PI
    const half = Math.PI / TEETH
    return [
      [root, -0.95],
      [outer, -0.55],
      [outer, 0.55],
      [root, 0.95],
    ].map(([reach = 0, aside = 0]) => {
      const angle = middle + half * aside
      return `${n1(Math.sin(angle) * reach)} ${n1(-Math.cos(angle) * reach)}`
    })
  })
  return `M${corners.flat().join('L')}Z`
}

export const LOOKS: Readonly<Record<Category, Look>> = {
  citizenry: {
    colour: '#C65B34',
    written: '#FFF8E6',
    ground: '#F2CFA8',
    hill: '#E3B482',
    edge: 'M0-14A14 14 0 1 1 0 14A14 14 0 1 1 0-14z',
    emblem: patch('M-8 0L0-8L8 0H5V8H-5V0z', '#FFF8E6'),
  },
  crafts: {
    colour: '#5D6E7A',
    written: '#FFF8E6',
    ground: '#CFDBD6',
    hill: '#B2C4BE',
    edge: cog(16.5, 12.5),
    emblem: `<circle r="5.5" fill="#FFF8E6" stroke="${INK}" stroke-width="1.4"/>`,
  },
  municipal: {
    colour: '#6A3E98',
    written: '#FFF8E6',
    ground: '#DCD0EC',
    hill: '#C3B1DE',
    edge: 'M-13 14V-2Q-13-15 0-15T13-2V14z',
    emblem: patch('M-8 10V6H8V10zM-7-4L0-10L7-4zM-6-3h3v8h-3zM3-3h3v8H3z', '#FFF8E6'),
  },
  trade: {
    colour: '#F2B01E',
    written: INK,
    ground: '#F3E0A2',
    hill: '#E0C46E',
    edge: 'M-3-19H3V-15H18V-10H9V14H-9V-10H-18V-15H-3zM-15-10L-22 3H-9L-15-10zM-22 3H-9.5Q-9.5 11-15.5 11T-22 3zM15-10L22 3H9L15-10zM22 3H9.5Q9.5 11 15.5 11T22 3z',
    emblem: patch('M0-8L6 1L0 10L-6 1z', INK) + patch('M0-4L3 1L0 6L-3 1z', '#F2B01E'),
  },
}

const number = (value: number, colour: string): string =>
  `<text y="7" font-size="20" text-anchor="middle" fill="${colour}" stroke="none" font-family="Spicy Rice">${value}</text>`

/** The sign of a category round (0, 0), with a number or with its emblem. */
export const signMarkup = (category: Category, value: number | null): string => {
  const { colour, written, edge, emblem } = LOOKS[category]
  return `<path d="${edge}" transform="translate(1.5 2.5)" fill="var(--shadow)" opacity=".6"/><path d="${edge}" fill="${colour}" ${ink(2.6)}/>${value === null ? emblem : number(value, written)}`
}

/** The leaves of a laurel on both sides of the medal's foot. */
const LAUREL = [0, 1, 2, 3, 4, 5, 6]
  .flatMap((leaf) => {
    const angle = ((200 + leaf * 20) * Math.PI) / 180
    return [1, -1].map(
      (side) =>
        `<g transform="translate(${n1(50 - side * Math.cos(angle) * 36)} ${n1(52 - Math.sin(angle) * 36)}) rotate(${side * (leaf * 20 - 58)})"><path d="M0 8Q-6 0 0-9Q6 0 0 8z" fill="#8FB04E" stroke="${INK}" stroke-width="1.4"/></g>`,
    )
  })
  .join('')

/** The medal of a Great Power, in a box of 102 by 128: a laurel around the sign of its category, on ribbons of its colour. */
export const medalMarkup = (category: Category): string =>
  `<path d="M26 84L20 124L34 116L42 126L46 90zM74 84L80 124L66 116L58 126L54 90z" fill="${LOOKS[category].colour}" ${ink(2)}/><circle cx="51.5" cy="55.5" r="44" fill="var(--shadow)" opacity=".6"/><circle cx="50" cy="52" r="44" fill="#E7C58A" ${ink(2.4)}/><circle cx="50" cy="52" r="39" fill="#FFF8E6" stroke="#A9743A" stroke-width="1.5"/>${LAUREL}<g transform="translate(50 50) scale(1.4)">${signMarkup(category, null)}</g>`

/** A brick, 26 wide, its upper left corner at (0, -9). */
export const brickMarkup = (): string =>
  `<path d="M0-4L5-9H26L21-4z" fill="#E59A70" ${ink(2)}/><path d="M21-4L26-9V3L21 8z" fill="#9C4526" ${ink(2)}/><path d="M0-4H21V8H0z" fill="#C9653C" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><path d="M4 2h5M12 0h5" stroke="#F0B48E" stroke-width="1.6" stroke-linecap="round"/>`
