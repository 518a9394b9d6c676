import type { SeatName } from '../../../../engine/fortland/index.ts'
import { forestMarkup } from '../../../../ui/art/forest/forest-markup.ts'
import type { Tree } from '../../../../ui/art/forest/trees.ts'
import { type Random, streamOf } from '../../../../ui/art/random.ts'
import { type Detail, n1, type Point } from '../../../../ui/art/svg.ts'
import type { GroundOwner } from '../countries/country.ts'
import { emblemMarkup } from '../countries/emblems.ts'
import { groundMarkup } from '../countries/hatch.ts'
import { cityMarkup, townMarkup } from '../countries/houses.ts'
import { fortAt, wallAt } from '../pieces/fort-markup.ts'
import { cornerOf, type Ring } from './geometry.ts'

/** The visible properties of a place. */
export interface PlaceLook {
  /** Its country, or null if that has fallen. */
  land: GroundOwner
  city: boolean
  /** The owner of the fort on it, or null. */
  fort: SeatName | null
  /** True if another country's fort is on it, and its own country has not fallen. */
  besieged: boolean
}

/** Draws the road round the outside, with pebbles and the borders between spaces. */
export function roadMarkup(ring: Ring): string {
  const { width, height, road } = ring
  const r = streamOf('ring road')
  const corner = n1(road * 0.5)
  const box = `width="${width}" height="${height}" rx="${corner}"`
  return [
    `<rect x="3" y="8" ${box} fill="var(--shadow)"/>`,
    `<rect ${box} fill="var(--road)" stroke="var(--road-ink)" stroke-width="3.4"/>`,
    pebbles(ring, r),
    `<path d="${borders(ring, r)}" fill="none" stroke="var(--rut)" stroke-width="2.4" stroke-dasharray="5 5" stroke-linecap="round"/>`,
  ].join('')
}

function pebbles({ width, height, road }: Ring, r: Random): string {
  let stones = ''
  let ruts = ''
  for (let index = 0; index < (width + height) / 18; index++) {
    const across = 8 + r() * (road - 16)
    const [sideways, along] = [Math.floor(r() * 4), r()]
    const [x, y] = (
      [
        [along * width, across],
        [across, along * height],
        [along * width, height - across],
        [width - across, along * height],
      ] as const
    )[sideways] ?? [0, 0]
    if (r() < 0.5) stones += `M${n1(x)} ${n1(y)}h.1`
    else ruts += `M${n1(x)} ${n1(y)}q3-1.5 6 0`
  }
  return (
    `<path d="${stones}" stroke="var(--pebble)" stroke-width="3.2" stroke-linecap="round"/>` +
    `<path d="${ruts}" fill="none" stroke="var(--rut)" stroke-width="1.6" stroke-linecap="round"/>`
  )
}

/** Returns a wobbly hand-drawn line with exact end points. */
function wobbling([x1, y1]: Point, [x2, y2]: Point, r: Random): string {
  const parts = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 16))
  let d = `M${n1(x1)} ${n1(y1)}`
  for (let part = 1; part <= parts; part++) {
    const sway = part < parts ? 1.6 : 0
    const at = (from: number, to: number) => n1(from + ((to - from) * part) / parts + (r() - 0.5) * sway)
    d += `L${at(x1, x2)} ${at(y1, y2)}`
  }
  return d
}

function borders({ columns, rows, place, road, width, height }: Ring, r: Random): string {
  let d = ''
  for (let column = 0; column <= columns; column++) {
    const x = road + column * place
    d += wobbling([x, 5], [x, road - 4], r) + wobbling([x, height - road + 4], [x, height - 5], r)
  }
  for (let row = 0; row <= rows; row++) {
    const y = road + row * place
    d += wobbling([5, y], [road - 4, y], r) + wobbling([width - road + 4, y], [width - 5, y], r)
  }
  return d
}

/** Draws the grounds of all places, their borders, and the empty courtyard. */
export function groundsMarkup(ring: Ring, lands: readonly GroundOwner[]): string {
  const { columns, rows, place, road } = ring
  const grounds = ring.cells.map((_, index) => {
    const [x, y] = cornerOf(ring, index)
    return groundMarkup(lands[index] ?? null, x, y, place)
  })
  const [inside, outside] = [
    `x="${road + place}" y="${road + place}" width="${(columns - 2) * place}" height="${Math.max(0, rows - 2) * place}"`,
    `x="${road}" y="${road}" width="${columns * place}" height="${rows * place}"`,
  ]
  const yard =
    rows > 2 ? `<rect ${inside} fill="var(--page)" stroke="var(--road-ink)" stroke-width="3"/>` : ''
  return `${grounds.join('')}${yard}${bordersMarkup(ring, lands)}<rect ${outside} fill="none" stroke="var(--road-ink)" stroke-width="3.4"/>`
}

/** Draws the borders between places: dotted within a country, stitched between two. */
function bordersMarkup(ring: Ring, lands: readonly GroundOwner[]): string {
  const { cells, place } = ring
  const at = new Map(cells.map(({ column, row }, index) => [`${column} ${row}`, index]))
  let within = ''
  let between = ''
  for (const [index, { column, row }] of cells.entries()) {
    const [x, y] = cornerOf(ring, index)
    for (const [other, line] of [
      [`${column + 1} ${row}`, `M${x + place} ${y}v${place}`],
      [`${column} ${row + 1}`, `M${x} ${y + place}h${place}`],
    ] as const) {
      const neighbour = at.get(other)
      if (neighbour === undefined) continue
      if (lands[neighbour] === lands[index]) within += line
      else between += line
    }
  }
  return (
    `<path d="${within}" stroke="var(--tree-ink)" stroke-width="1.4" stroke-dasharray="2 5" opacity=".6"/>` +
    `<path d="${between}" stroke="var(--tree-ink)" stroke-width="4.5" opacity=".75"/>` +
    `<path d="${between}" stroke="var(--stitch)" stroke-width="1.8" stroke-dasharray="4 5"/>`
  )
}

const TREES = [
  [0.1, 0.9],
  [0.9, 0.24],
  [0.08, 0.34],
  [0.92, 0.62],
] as const

/** Draws a few trees at the edges of a place. */
function treesAt(index: number, [x, y]: Point, place: number): string {
  const r = streamOf(`trees ${index}`)
  const trees = TREES.map(
    ([dx, dy], tree): Tree => ({
      x: x + place * dx + (r() - 0.5) * 8,
      y: y + place * dy + (r() - 0.5) * 6,
      size: place * 0.062,
      species: r() < 0.5 ? 'pine' : 'broadleaf',
      seed: `fortland ${index} ${tree}`,
    }),
  )
  return forestMarkup(trees, false)
}

/** The scale of castles and roofs, relative to a box of 64 on a place of 64. */
const CITY = 0.6
const TOWN = 0.5

/** Draws a place without its fort: castle or roofs, trees, and the emblem of its country. */
export function houseMarkup(ring: Ring, index: number, { land, city, fort, besieged }: PlaceLook): string {
  const { place, detail } = ring
  const [x, y] = cornerOf(ring, index)
  const scale = ((city ? CITY : TOWN) * place) / 64
  const middle = x + place * (fort ? 0.38 : 0.47)
  const foot = y + place * (city ? 0.74 : 0.68)
  const house = (city ? cityMarkup : townMarkup)(land, besieged)
  const shadow = `<ellipse cx="${n1(middle)}" cy="${n1(foot)}" rx="${n1(place * (city ? 0.33 : 0.27))}" ry="${n1(place * 0.06)}" fill="var(--shadow)"/>`
  const trees = detail === 'fine' ? treesAt(index, [x, y], place) : ''
  const { at, radius } = emblemOn(detail, fort !== null)
  const emblem = land === null ? '' : emblemMarkup(land, x + place * at, y + place * at, place * radius)
  return `${trees}${shadow}<g transform="translate(${n1(middle - 32 * scale)} ${n1(foot - 60 * scale)}) scale(${scale.toFixed(3)})">${house}</g>${emblem}`
}

/**
 * Returns position and radius of the owner's emblem, as shares of the place: in a corner; on a small ring at the bottom, unless a fort is
 * there.
 */
export function emblemOn(detail: Detail, hasFort: boolean): { at: number; radius: number } {
  if (detail === 'fine') return { at: 0.13, radius: 0.085 }
  return hasFort ? { at: 0.14, radius: 0.11 } : { at: 0.83, radius: 0.13 }
}

/** Position of a fort on its place, as shares of the place. */
export const FORT_AT = [0.68, 0.8] as const

/** Draws the fort on a place, behind a wall if the place is its owner's. */
export function placeFortMarkup(ring: Ring, index: number, { fort, land, besieged }: PlaceLook): string {
  if (fort === null) return ''
  const { place } = ring
  const [x, y] = cornerOf(ring, index)
  const [fx, fy] = [x + place * FORT_AT[0], y + place * FORT_AT[1]]
  const isWall = !besieged && land === fort
  const width = place * (ring.detail === 'fine' ? 0.44 : 0.5)
  return (
    fortAt(fort, fx, isWall ? fy - place * 0.07 : fy, width) +
    (isWall ? wallAt(fx, fy + place * 0.075, place * 0.56) : '')
  )
}
