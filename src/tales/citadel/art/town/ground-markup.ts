import { forestMarkup } from '../../../../ui/art/forest/forest-markup.ts'
import type { Tree } from '../../../../ui/art/forest/trees.ts'
import { cut, inner, shape } from '../../../../ui/art/pen.ts'
import { type Random, streamOf } from '../../../../ui/art/random.ts'
import { INK, n1 } from '../../../../ui/art/svg.ts'
import { EDGES, WALL } from './geometry.ts'
import { spotAt, textAt } from './polar.ts'
import { riverGates, riverPath } from './river.ts'
import { ROAD_ANGLES, TOWER_ROADS } from './wall.ts'

/** Radius up to which roads and river are drawn outside the wall. */
const OUTSIDE = 452

const circle = (radius: number, fill: string, edge = 0): string =>
  `<circle r="${radius}" fill="${fill}"${edge > 0 ? ` stroke="${INK}" stroke-width="${edge}"` : ''}/>`

let wood: string | null = null

/** The meadow and the forest outside the wall. Always the same. */
export function woodMarkup(): string {
  wood ??= `<g opacity=".55">${circle(362, 'var(--ground)')}</g>${forest()}`
  return wood
}

/** Everything below the plots: the three rings, river, roads and the square. With a wood, roads and river continue into it. */
export function groundMarkup(hasWood: boolean): string {
  const [square, innerEdge, middleEdge, outerEdge] = EDGES
  const outside = hasWood ? OUTSIDE : WALL.outer
  return [
    `<circle cx="3" cy="6" r="${WALL.outer + 2}" fill="var(--shadow)"/>`,
    circle(WALL.outer + 1, 'var(--wall-back)', 2.4),
    circle(outerEdge + 3, 'var(--outer-gap)', 2.2),
    circle(middleEdge, 'var(--middle-gap)'),
    circle(innerEdge, 'var(--inner-gap)'),
    riverMarkup(outside),
    roadsMarkup(outside),
    bridgeMarkup(innerEdge),
    squareMarkup(square - 2),
    hasWood ? endsMarkup() : '',
  ].join('')
}

/** Trees in front of the end of a road. */
const AT_END = 6

/** Trees in front of the far ends of roads and river, to hide where they stop. */
const endsMarkup = (): string => {
  const r = streamOf('citadel ends')
  const trees = waysOut().flatMap((angle) =>
    Array.from({ length: AT_END }, (_, nth): Tree => {
      const aside = (nth - (AT_END - 1) / 2) * 9 + (r() - 0.5) * 6
      const [x, y] = spotAt(OUTSIDE - 8 + r() * 14, angle, aside)
      const species = r() < 0.5 ? 'pine' : 'broadleaf'
      return { x, y: y + 12, size: 14 + r() * 5, species, seed: `citadel end ${angle} ${nth}` }
    }),
  )
  return forestMarkup(trees, false)
}

/** Angles of the roads and the river outside the wall. */
function waysOut(): number[] {
  const { enters, leaves } = riverGates()
  return [...TOWER_ROADS, enters, leaves]
}

function riverMarkup(outside: number): string {
  const d = riverPath(outside)
  const line = (width: number, colour: string, more = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
  return (
    line(17.5, INK) +
    line(13.5, 'var(--river)') +
    line(1.8, 'var(--river-hi)', ' stroke-dasharray="9 13" stroke-linecap="round"')
  )
}

function roadsMarkup(outside: number): string {
  return Object.values(ROAD_ANGLES)
    .map((angle) => {
      const end = angle === ROAD_ANGLES.bridge ? WALL.outer + 4 : outside
      const d = `M${textAt(36, angle)}L${textAt(end, angle)}`
      return (
        `<path d="${d}" stroke="${INK}" stroke-width="20"/><path d="${d}" stroke="var(--road)" stroke-width="16"/>` +
        `<path d="${d}" stroke="var(--rut)" stroke-width="1.4" stroke-dasharray="5 9"/>`
      )
    })
    .join('')
}

/** The planks of the Bridge Road over the river. */
function bridgeMarkup(radius: number): string {
  const [x, y] = spotAt(radius, ROAD_ANGLES.bridge)
  const rails = 'M-14-14V14M14-14V14'
  return (
    `<g transform="translate(${n1(x)} ${n1(y)})"><path d="M-13-13H13V13H-13z" fill="#B98147" stroke="${INK}" stroke-width="2.2"/>` +
    `<path d="M-13-7H13M-13-1H13M-13 5H13" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="${rails}" stroke="${INK}" stroke-width="4.5" stroke-linecap="round"/>` +
    `<path d="${rails}" stroke="#E7C58A" stroke-width="1.8" stroke-linecap="round"/></g>`
  )
}

/** The square in the middle, with its fountain. */
function squareMarkup(radius: number): string {
  const slabs = Array.from(
    { length: 16 },
    (_, slab) => `M${textAt(radius - 8, slab * 22.5)}L${textAt(radius, slab * 22.5)}`,
  )
  return (
    circle(radius, 'var(--square)', 2.2) +
    `<path d="${slabs.join('')}" stroke="var(--cobble)" stroke-width="1.2"/>` +
    `<circle r="${radius - 9}" fill="none" stroke="var(--cobble)" stroke-width="1.2"/>` +
    `<g transform="translate(-32 -36)">${cut(FOUNTAIN, { cream: 4, edge: 3 })}</g>`
  )
}

const FOUNTAIN = [
  shape('M6 44Q6 34 32 34T58 44V52Q58 60 32 60T6 52z', 'var(--basin)'),
  `<ellipse class="i" cx="32" cy="44" rx="22" ry="7" fill="var(--river)" stroke="${INK}" stroke-width="1.6"/>`,
  shape('M28 44V22H36V44z', 'var(--basin)'),
  shape('M18 24Q32 32 46 24Q42 16 32 16T18 24z', 'var(--basin-2)'),
  shape('M32 17Q26 8 32 2Q38 8 32 17z', '#8FC2E2', 1.7),
  inner('M20 26Q14 32 15 42M44 26Q50 32 49 42', 2.2, '#3F7FA8'),
].join('')

/** Minimum distance between trees, and the number of positions tried. */
const TREES_APART = 17.5
const TRIED = 900

/** The forest outside the wall, clear of roads and river. */
function forest(): string {
  const r = streamOf('citadel wood')
  const trees: Tree[] = []
  for (let tried = 0; tried < TRIED; tried++) {
    const tree = treeOutside(r, tried)
    if (tree && trees.every(({ x, y }) => Math.hypot(x - tree.x, y - tree.y) > TREES_APART)) trees.push(tree)
  }
  return forestMarkup(trees, false)
}

/** A tree at a random place outside the wall, or null if it would be on a road or the river. */
function treeOutside(r: Random, seed: number): Tree | null {
  const angle = r() * 360
  const [x, y] = spotAt(357 + r() ** 1.5 * 84, angle)
  const [size, kind] = [15 + r() * 5, r()]
  const isFree = waysOut().every((way) => Math.abs(angle - way) > 4.5)
  return isFree
    ? { x, y: y + 6, size, species: kind < 0.6 ? 'pine' : 'broadleaf', seed: `citadel ${seed}` }
    : null
}
