import type { Species, Tree } from '../../../../ui/art/forest/trees.ts'
import { streamOf } from '../../../../ui/art/random.ts'
import { distanceToRoad, ROAD_WIDTH, type Roads } from '../roads/roads.ts'
import type { DetailLevel } from '../tile/detail.ts'

/** A round clearing without trees: under a building, around the Oak. */
export interface Glade {
  x: number
  y: number
  radius: number
}

const WANTED: Record<DetailLevel, number> = { 0: 13, 0.5: 10, 1: 5, 2: 0 }

/**
 * The trees inside a tile, seeded by the tile: clear of roads, clearings, each other, and the existing trees `among`. Each quarter of the
 * tile favours one kind of tree.
 */
export function thicket(
  roads: Roads,
  seed: string,
  detail: DetailLevel,
  clearings: readonly Glade[],
  among: readonly Tree[],
): Tree[] {
  const r = streamOf(`tile${seed}`)
  const bold = detail >= 1
  const favourites = [0, 1, 2, 3].map((): Species => (r() < 0.5 ? 'pine' : 'broadleaf'))
  const trees: Tree[] = []
  for (let tries = 0; tries < 260 && trees.length < WANTED[detail]; tries++) {
    const x = 12 + r() * 76
    const y = 18 + r() * 76
    const size = (bold ? 8.5 : 6) + r() * (bold ? 2 : 2.6)
    const odd = r()
    const clear =
      distanceToRoad(roads, x, y - size * 0.2) >= ROAD_WIDTH / 2 + size * 0.95 &&
      distanceToRoad(roads, x, y - size * 1.6) >= ROAD_WIDTH / 2 + size * 0.3 &&
      clearings.every((c) => Math.hypot(c.x - x, c.y - (y - size * 0.9)) >= c.radius + size * 0.8) &&
      [...among, ...trees].every((t) => Math.hypot(t.x - x, (t.y - y) * 1.15) >= (t.size + size) * 0.74)
    if (!clear) continue
    const quarter = (x < 50 ? 0 : 1) + (y < 50 ? 0 : 2)
    const species = odd < 0.14 ? 'bush' : (favourites[quarter] ?? 'pine')
    trees.push({ x, y, size, species, seed: `${seed}:${tries}` })
  }
  return trees
}
