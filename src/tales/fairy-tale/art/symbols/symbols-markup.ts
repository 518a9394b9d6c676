import type { Printed } from '../../../../engine/fairy-tale/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import type { Clearing } from '../forest/thicket.ts'
import { type Roads, sideOf } from '../roads/roads.ts'
import { SYMBOLS } from './index.ts'
import type { Ground } from './symbol-art.ts'

/** How the signs in a tile's corner lie: their radius, and the middle of each in their order. */
interface Cluster {
  radius: number
  middles: readonly Point[]
}

/** Signs keep to the north-west corner, between the roads, by how many there are. */
const FINE: readonly Cluster[] = [
  { radius: 13, middles: [[17.5, 18]] },
  {
    radius: 11,
    middles: [
      [13.5, 14],
      [30, 29.5],
    ],
  },
  {
    radius: 10.5,
    middles: [
      [13, 13.5],
      [33.5, 13.5],
      [23.5, 31.5],
    ],
  },
]
const BOLD: readonly Cluster[] = [
  { radius: 16, middles: [[19, 19]] },
  {
    radius: 13,
    middles: [
      [15, 15],
      [33, 33],
    ],
  },
  {
    radius: 12,
    middles: [
      [14, 14],
      [37, 14],
      [25.5, 34],
    ],
  },
]

/** On a map only two fit, and those over trees and roads: that there is something, and what. */
const TINY: readonly Cluster[] = [
  { radius: 25, middles: [[26, 26]] },
  {
    radius: 21,
    middles: [
      [22, 22],
      [22, 74],
    ],
  },
]
/** How fine signs are drawn, and how many there are at most. */
export type SignSize = 'fine' | 'bold' | 'tiny'

const CLUSTERS: Record<SignSize, readonly Cluster[]> = { fine: FINE, bold: BOLD, tiny: TINY }

function inCorner(symbols: readonly Printed[], bold: boolean): Printed[] {
  return symbols.filter(({ symbol }) => {
    const { corner } = SYMBOLS[symbol]
    return corner === 'always' || (corner === 'large' && !bold)
  })
}

/** How many signs the corner of a tile has room for, drawn as finely as can be. */
export const cornerSigns = (symbols: readonly Printed[]): number =>
  Math.min(inCorner(symbols, false).length, FINE.length)

const isNarrow = ({ symbol }: Printed): boolean => !SYMBOLS[symbol].wide

/** Each sign with its place; those that one corner cannot hold lie on the last. */
function laidOut(symbols: readonly Printed[], size: SignSize) {
  const inOrder = inCorner(symbols, size !== 'fine')
  const shown = [...inOrder.filter(isNarrow), ...inOrder.filter((printed) => !isNarrow(printed))]
  const clusters = CLUSTERS[size]
  const cluster = clusters[shown.length - 1] ?? clusters[clusters.length - 1]
  if (!cluster) return []
  return shown.flatMap((printed, i) => {
    const middle = cluster.middles[Math.min(i, cluster.middles.length - 1)]
    return middle ? [{ printed, middle, radius: cluster.radius }] : []
  })
}

/** What the symbols set on the roads of their tile. */
export function onRoadsMarkup(symbols: readonly Printed[], roads: Roads, bold: boolean): string {
  const ground: Ground = { roads, bold, barred: barredSides(symbols) }
  return symbols.map((printed) => SYMBOLS[printed.symbol].onRoads?.(printed, ground) ?? '').join('')
}

/** The signs in the tile's corner, always upright. */
export function signsMarkup(symbols: readonly Printed[], size: SignSize): string {
  return laidOut(symbols, size)
    .map(
      ({ printed, middle: [x, y], radius }) =>
        `<g transform="translate(${x} ${y}) scale(${radius / 10})">${SYMBOLS[printed.symbol].sign(printed, size !== 'fine')}</g>`,
    )
    .join('')
}

/** Where trees keep clear of signs. */
export const signClearings = (symbols: readonly Printed[], bold: boolean): Clearing[] =>
  laidOut(symbols, bold ? 'bold' : 'fine').map(({ middle: [x, y], radius }) => ({
    x,
    y,
    radius: radius * 1.25,
  }))

/** The sides on which something stands across the mouth of the road. */
export const barredSides = (symbols: readonly Printed[]): Roads =>
  symbols
    .filter(({ symbol }) => SYMBOLS[symbol].barsMouth)
    .reduce((mask, { sides }) => sides.reduce((all, side) => all | sideOf(side), mask), 0)
