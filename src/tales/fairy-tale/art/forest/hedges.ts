import type { Species, Tree } from '../../../../ui/art/forest/trees.ts'
import { type Random, streamOf } from '../../../../ui/art/random.ts'
import { EAST, hasRoad, NORTH, type Roads, type Side, SOUTH, WEST } from '../roads/roads.ts'
import type { DetailLevel } from '../tile/detail.ts'

/** The seeds of the hedges on a tile's four borders. */
export interface Borders {
  north: string
  east: string
  south: string
  west: string
}

/**
 * The borders of the tile at (x, y), named by the grid: both neighbours name a border alike and draw the same hedge across it. A selected
 * tile, which has no place, uses its own seed.
 */
export function bordersOf(seed: string, x?: number | undefined, y?: number | undefined): Borders {
  if (x === undefined || y === undefined) {
    return { north: `${seed}n`, east: `${seed}e`, south: `${seed}s`, west: `${seed}w` }
  }
  return { north: `h${x},${y}`, east: `v${x + 1},${y}`, south: `h${x},${y + 1}`, west: `v${x},${y}` }
}

/** Positions of trees along a border: clear of a road in the middle, in the gap without a road, and only at the ends beside a bar. */
const PLACES = {
  across: { fine: [9, 19.5, 30, 70, 80.5, 91], bold: [9, 27, 73, 91], gap: { fine: [43, 57], bold: [50] } },
  down: { fine: [10, 24, 76, 91], bold: [12, 27, 76, 92], gap: { fine: [37, 50, 63], bold: [50] } },
}
const isAtEnd = (place: number): boolean => place < 15 || place > 85

/** The crossing of a border: nothing, a road, or a road with a bar. */
type Crossing = 'none' | 'road' | 'barred'

/** The species of half a hedge: one kind of tree looks calmer than a mixture. */
function grove(r: Random): Species {
  const pick = r()
  return pick < 0.46 ? 'pine' : pick < 0.9 ? 'broadleaf' : 'bush'
}

/** The trees on one border of length 100, from (0, 0) eastwards or southwards. */
function hedge(seed: string, lies: 'across' | 'down', crossing: Crossing, detail: DetailLevel): Tree[] {
  const bold = detail >= 1
  const r = streamOf(seed)
  const species = [grove(r), grove(r)] as const
  const { gap, ...row } = PLACES[lies]
  const weight = bold ? 'bold' : 'fine'
  const places = crossing === 'none' ? [...row[weight], ...gap[weight]] : row[weight]
  return places.flatMap((place, i) => {
    const sway = (r() - 0.5) * 3
    const size = bold ? 8.5 + r() * 1.5 : 6.2 + r() * 1.6
    const aside = r()
    const thinned = detail > 0 && crossing === 'none' && r() < 0.2
    if (thinned || (crossing === 'barred' && !isAtEnd(place))) return []
    const zigzag = (i % 2 === 0 ? -1 : 1) * (1.5 + aside * 2)
    const at = lies === 'across' ? { x: place + sway, y: 5 + aside * 5 } : { x: zigzag, y: place + sway + 6 }
    return [{ ...at, size, species: species[place < 50 ? 0 : 1], seed: `${seed}:${place}` }]
  })
}

/**
 * The hedges on a tile's borders in tile coordinates, except on the sides of the mask `without`. On the sides of `barred` they leave room
 * for a bar across the road.
 */
export function hedges(
  borders: Borders,
  roads: Roads,
  detail: DetailLevel,
  without: Roads = 0,
  barred: Roads = 0,
): Tree[] {
  const crossing = (side: Side): Crossing =>
    hasRoad(barred, side) ? 'barred' : hasRoad(roads, side) ? 'road' : 'none'
  const row = (side: Side, lies: 'across' | 'down', seed: string, dx: number, dy: number) =>
    (without & side) !== 0
      ? []
      : hedge(seed, lies, crossing(side), detail).map((t) => ({ ...t, x: t.x + dx, y: t.y + dy }))
  return [
    ...row(NORTH, 'across', borders.north, 0, 0),
    ...row(SOUTH, 'across', borders.south, 0, 100),
    ...row(WEST, 'down', borders.west, 0, 0),
    ...row(EAST, 'down', borders.east, 100, 0),
  ]
}
