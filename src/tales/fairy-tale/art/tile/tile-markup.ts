import type { BuildingId, Face, Printed } from '../../../../engine/fairy-tale/index.ts'
import { forestMarkup } from '../../../../ui/art/forest/forest-markup.ts'
import { streamOf } from '../../../../ui/art/random.ts'
import { blob, n1 } from '../../../../ui/art/svg.ts'
import { artOfBuilding, buildingMarkup } from '../buildings/building-markup.ts'
import type { ExpansionArt } from '../expansion-art.ts'
import { bordersOf, hedges } from '../forest/hedges.ts'
import { type Glade, thicket } from '../forest/thicket.ts'
import { roadMarkup } from '../roads/road-markup.ts'
import { distanceToRoad, type Roads } from '../roads/roads.ts'
import { barredSides, onRoadsMarkup, signClearings, signsMarkup } from '../symbols/symbols-markup.ts'
import { borderMarkup, mapBorder } from './border-markup.ts'
import type { DetailLevel } from './detail.ts'

/** All inputs for the drawing of a tile. */
export interface TileLook {
  /** The sides with a road: north 1, east 2, south 4, west 8. */
  roads: Roads
  /** The seed of the trees: the tile's id. */
  seed: string
  level: DetailLevel
  /** Place in the grid, east and south, for hedges shared with neighbours; undefined for a selected tile. */
  x?: number | undefined
  y?: number | undefined
  /** The building in the middle. The Oak's crown overflows its tile: draw `<Oak>` above all tiles. */
  building?: BuildingId | 'oak' | undefined
  /** True if its building is used up or sprung, and not set again. */
  sprung?: boolean | undefined
  /** The printed symbols, with the sides of the tile's current turn. */
  symbols?: readonly Printed[] | undefined
  /** Sides where hedges leave room for a bar of the neighbour. */
  barred?: Roads | undefined
  /** Sides (of EAST and SOUTH) with a border and hedge drawn by the neighbour; 0 in a clipped tile. */
  without?: Roads | undefined
}

/** Drawn past each border, so that no gap shows between neighbours at a fractional zoom. */
export const BLEED = 0.4

function groundMarkup({ roads, seed, level, building }: TileLook, expansions: ExpansionArt | null): string {
  const r = streamOf(`ground${seed}`)
  const patch = () => blob(r, 26 + r() * 48, 26 + r() * 48, 11 + r() * 7, 7, 0.3)
  const size = 100 + BLEED * 2
  let svg =
    `<rect x="${-BLEED}" y="${-BLEED}" width="${size}" height="${size}" fill="var(--ground)"/>` +
    `<path d="${patch()}${patch()}" fill="var(--ground-2)"/><path d="${patch()}" fill="var(--ground-3)"/>`
  const tint = building === 'oak' ? 'var(--tint-oak)' : building && artOfBuilding(building, expansions).tint
  if (tint)
    svg += `<path d="${blob(streamOf(`tint${seed}`), 50, 50, 36, 11, 0.14)}" fill="${tint}" opacity=".9"/>`
  if (level >= 1) return svg
  let grass = ''
  for (let i = 0; i < 14; i++) {
    const x = 4 + r() * 92
    const y = 4 + r() * 92
    if (distanceToRoad(roads, x, y) > 17) {
      grass += `M${n1(x)} ${n1(y)}l-1-3M${n1(x + 1.2)} ${n1(y)}v-3.6M${n1(x + 2.4)} ${n1(y)}l1-3`
    }
  }
  return `${svg}<path d="${grass}" fill="none" stroke="var(--grass)" stroke-width=".9" stroke-linecap="round"/>`
}

function draw(look: TileLook, expansions: ExpansionArt | null): string {
  const { roads, seed, level, x, y, building, sprung = false, symbols = [], without = 0, barred = 0 } = look
  const bold = level >= 1
  const standing = building && building !== 'oak' ? buildingMarkup(building, sprung, bold, expansions) : ''
  const base = groundMarkup(look, expansions) + roadMarkup(roads, seed, bold)
  const onRoads = onRoadsMarkup(symbols, roads, bold, expansions)
  if (level === 2)
    return base + standing + mapBorder(without) + onRoads + signsMarkup(symbols, 'tiny', expansions)
  const clearings: Glade[] = signClearings(symbols, bold)
  if (building) clearings.push({ x: 50, y: 50, radius: building === 'oak' ? 30 : 25 })
  const rim = hedges(bordersOf(seed, x, y), roads, level, without, barred | barredSides(symbols))
  const trees = [...rim, ...thicket(roads, seed, level, clearings, rim)]
  return (
    base +
    forestMarkup(trees, bold) +
    standing +
    borderMarkup(roads, bold, without) +
    onRoads +
    signsMarkup(symbols, bold ? 'bold' : 'fine', expansions)
  )
}

/** The number of cached drawings; a whole game at every level of detail needs about 600. */
const KEPT = 1200
const drawn = new Map<string, string>()

function keyOf({
  roads,
  seed,
  level,
  x,
  y,
  building,
  sprung,
  symbols = [],
  without,
  barred,
}: TileLook): string {
  return [roads, seed, level, x, y, building, sprung, symbolsKey(symbols), without, barred].join('|')
}

/** A key that is equal for symbols that look alike. */
export const symbolsKey = (symbols: readonly Printed[]): string =>
  symbols.map(({ symbol, sides, number, spent }) => `${symbol}${sides}${number}${spent}`).join(' ')

/**
 * A tile as SVG text for the box (0, 0) to (100, 100). Hedges reach past the box and must be clipped to it. Cached: equal looks give the
 * same text. The art of the expansions may be null if the tile has nothing of them.
 */
export function tileMarkup(look: TileLook, expansions: ExpansionArt | null): string {
  const key = keyOf(look)
  const known = drawn.get(key)
  if (known !== undefined) return known
  if (drawn.size >= KEPT) drawn.clear()
  const svg = draw(look, expansions)
  drawn.set(key, svg)
  return svg
}

/** The part of a tile's look that depends on its printed side, in its current turn. */
export type FaceLook = Required<Pick<TileLook, 'roads' | 'seed' | 'sprung' | 'symbols'>> &
  Pick<TileLook, 'building'>

/** The look of a tile's printed side. */
export const faceLook = ({ id, roads, building, sprung, symbols }: Face): FaceLook => ({
  roads,
  seed: String(id),
  building: building ?? undefined,
  sprung,
  symbols,
})
