import type { Printed } from '../../../../engine/fairy-tale/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import type { ExpansionArt } from '../expansion-art.ts'
import type { Glade } from '../forest/thicket.ts'
import { type Roads, sideOf } from '../roads/roads.ts'
import type { SymbolTile } from './symbol-art.ts'
import { artOfSymbol } from './symbol-drawings.ts'
import { type Cluster, layoutOf } from './symbol-layout.ts'

/** Signs keep to the north-west corner, between the roads. Arrangements by their number. */
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

/** On a map only two signs fit, over trees and roads: enough to show their presence and kind. */
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
/** The drawing style of signs, and their maximum number. */
export type SignSize = 'fine' | 'bold' | 'tiny'

const CLUSTERS: Record<SignSize, readonly Cluster[]> = { fine: FINE, bold: BOLD, tiny: TINY }

function inCorner(symbols: readonly Printed[], bold: boolean): Printed[] {
  return symbols.filter(({ symbol }) => {
    const { corner } = layoutOf(symbol)
    return corner === 'always' || (corner === 'large' && !bold)
  })
}

/** The space that the signs of a tile take, as numbers of signs in the north-west and in the south-west corner. */
export function roomOfSigns(symbols: readonly Printed[]): { signs: number; feet: number } {
  const shown = inCorner(symbols, false)
  const others = shown.filter((printed) => !besides(printed)).length
  // Its beats take the place of other signs.
  return others < shown.length
    ? { signs: FINE.length, feet: Math.min(others, FINE.length) }
    : { signs: Math.min(others, FINE.length), feet: 0 }
}

/** The layout of the other signs if a sign fills the corner, else undefined. */
const besides = ({ symbol }: Printed) => layoutOf(symbol).beside

interface LaidSign {
  printed: Printed
  middle: Point
  radius: number
}

/** Each sign with its place. If one sign fills the corner, all others are at the foot of the tile. */
function laidOut(symbols: readonly Printed[], size: SignSize): LaidSign[] {
  const shown = inCorner(symbols, size !== 'fine')
  const kept = shown.filter(besides)
  const others = shown.filter((printed) => !besides(printed))
  const [first] = kept
  const foot = size !== 'tiny' && first && besides(first)?.[size]
  if (foot) return [...laidIn(clusterOf(kept, size), kept), ...laidIn(foot, others)]
  return laidIn(clusterOf(shown, size), [...kept, ...others])
}

const clusterOf = ({ length }: readonly Printed[], size: SignSize): Cluster | undefined =>
  CLUSTERS[size][length - 1] ?? CLUSTERS[size].at(-1)

/** Places signs in a cluster. Those that exceed it share the last place. */
const laidIn = (cluster: Cluster | undefined, signs: readonly Printed[]): LaidSign[] =>
  signs.flatMap((printed, i) => {
    const middle = cluster?.middles[Math.min(i, cluster.middles.length - 1)]
    return cluster && middle ? [{ printed, middle, radius: cluster.radius }] : []
  })

/** The drawings of symbols on the roads of their tile. */
export function onRoadsMarkup(
  symbols: readonly Printed[],
  roads: Roads,
  bold: boolean,
  expansions: ExpansionArt | null,
): string {
  const ground: SymbolTile = { roads, bold, barred: barredSides(symbols) }
  return symbols
    .map((printed) => artOfSymbol(printed.symbol, expansions).onRoads?.(printed, ground) ?? '')
    .join('')
}

/** The signs in the tile's corner, always upright. */
export function signsMarkup(
  symbols: readonly Printed[],
  size: SignSize,
  expansions: ExpansionArt | null,
): string {
  return laidOut(symbols, size)
    .map(
      ({ printed, middle: [x, y], radius }) =>
        `<g transform="translate(${x} ${y}) scale(${radius / 10})">${artOfSymbol(printed.symbol, expansions).sign(printed, size !== 'fine')}</g>`,
    )
    .join('')
}

/** The clearings that trees leave for signs. */
export const signClearings = (symbols: readonly Printed[], bold: boolean): Glade[] =>
  laidOut(symbols, bold ? 'bold' : 'fine').map(({ middle: [x, y], radius }) => ({
    x,
    y,
    radius: radius * 1.25,
  }))

/** The sides with a bar across the mouth of the road. */
export const barredSides = (symbols: readonly Printed[]): Roads =>
  symbols
    .filter(({ symbol }) => layoutOf(symbol).barsMouth)
    .reduce((mask, { sides }) => sides.reduce((all, side) => all | sideOf(side), mask), 0)
