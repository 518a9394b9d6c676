import { type Face, SHAPES, type Shape, TURNS, turnRoads } from '../../engine/fairy-tale/index.ts'

/** What a tile is called by: the shape of its roads, or what stands on it. */
export type TileName = Shape | 'diamond'

const shapes = Object.keys(SHAPES) as Shape[]

/** The name of a tile, however it is turned. */
export function tileName({ roads, building }: Face): TileName {
  if (building) return building
  const shape = shapes.find((candidate) => TURNS.some((turn) => turnRoads(SHAPES[candidate], turn) === roads))
  if (!shape) throw new Error(`No tile has the roads ${roads}.`)
  return shape
}
