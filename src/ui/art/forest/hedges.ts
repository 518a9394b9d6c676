import { type Stream, streamOf } from '../random.ts'
import { EAST, hasRoad, NORTH, type Roads, SOUTH, WEST } from '../roads/roads.ts'
import type { Detail } from '../tile/detail.ts'
import type { Species, Tree } from './trees.ts'

/** The four borders of a tile, each by the seed of its hedge. */
export interface Borders {
  north: string
  east: string
  south: string
  west: string
}

/**
 * The borders of the tile at (x, y), named by the grid: the same border has the same name on both sides,
 * so that neighbours draw one and the same hedge across it. A tile in hand names them after itself.
 */
export function bordersOf(seed: string, x?: number | undefined, y?: number | undefined): Borders {
  if (x === undefined || y === undefined) {
    return { north: `${seed}n`, east: `${seed}e`, south: `${seed}s`, west: `${seed}w` }
  }
  return { north: `h${x},${y}`, east: `v${x + 1},${y}`, south: `h${x},${y + 1}`, west: `v${x},${y}` }
}

const FINE = [9, 19.5, 30, 70, 80.5, 91]
const BOLD = [9, 27, 73, 91]

/** Half a hedge is one kind of tree: groves are calmer to look at than a mixture. */
function grove(r: Stream): Species {
  const pick = r()
  return pick < 0.46 ? 'pine' : pick < 0.9 ? 'broadleaf' : 'bush'
}

/** The trees that straddle one border of length 100, from (0, 0) eastwards or southwards. */
export function hedge(seed: string, lies: 'across' | 'down', road: boolean, detail: Detail): Tree[] {
  const bold = detail >= 1
  const r = streamOf(seed)
  const species = [grove(r), grove(r)] as const
  const places = road ? (bold ? BOLD : FINE) : [...(bold ? BOLD : FINE), ...(bold ? [50] : [43, 57])]
  return places.flatMap((place) => {
    const sway = (r() - 0.5) * 3
    const size = bold ? 8.5 + r() * 1.5 : 6.2 + r() * 1.6
    const aside = r()
    const thinned = detail > 0 && !road && r() < 0.2
    if (thinned) return []
    const at =
      lies === 'across'
        ? { x: place + sway, y: 5 + aside * 5 }
        : { x: (aside - 0.5) * 4, y: place + sway + 6 }
    return [{ ...at, size, species: species[place < 50 ? 0 : 1], seed: `${seed}:${place}` }]
  })
}

/** The hedges on all four borders of a tile, in the tile's own coordinates. */
export function hedges(borders: Borders, roads: Roads, detail: Detail): Tree[] {
  const move = (trees: Tree[], dx: number, dy: number) =>
    trees.map((t) => ({ ...t, x: t.x + dx, y: t.y + dy }))
  return [
    ...hedge(borders.north, 'across', hasRoad(roads, NORTH), detail),
    ...move(hedge(borders.south, 'across', hasRoad(roads, SOUTH), detail), 0, 100),
    ...hedge(borders.west, 'down', hasRoad(roads, WEST), detail),
    ...move(hedge(borders.east, 'down', hasRoad(roads, EAST), detail), 100, 0),
  ]
}
