import {
  type BuildingId,
  type Face,
  type Roads,
  SHAPES,
  type Shape,
  TURNS,
  turnRoads,
} from '../../../../engine/fairy-tale/index.ts'

/** What a tile is called by: the shape of its roads, or what stands on it. */
export type TileName = Shape | BuildingId

const shapes = Object.keys(SHAPES) as Shape[]

/** The name of a tile, however it is turned. */
export const tileName = ({ roads, building }: Pick<Face, 'roads' | 'building'>): TileName =>
  building ?? shapeOf(roads)

/** Which kind of path tile these roads make. */
export function shapeOf(roads: Roads): Shape {
  const shape = shapes.find((candidate) => TURNS.some((turn) => turnRoads(SHAPES[candidate], turn) === roads))
  if (!shape) throw new Error(`No tile has the roads ${roads}.`)
  return shape
}
