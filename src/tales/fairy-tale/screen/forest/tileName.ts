import {
  type BuildingId,
  type Face,
  type Roads,
  SHAPES,
  type Shape,
  TURNS,
  turnRoads,
} from '../../../../engine/fairy-tale/index.ts'

/** The name key of a tile: the shape of its roads, or its building. */
export type TileName = Shape | BuildingId

const shapes = Object.keys(SHAPES) as Shape[]

/** Returns the name key of a tile in any rotation. */
export const tileName = ({ roads, building }: Pick<Face, 'roads' | 'building'>): TileName =>
  building ?? shapeOf(roads)

/** Returns the shape of these roads. */
export function shapeOf(roads: Roads): Shape {
  const shape = shapes.find((candidate) => TURNS.some((turn) => turnRoads(SHAPES[candidate], turn) === roads))
  if (!shape) throw new Error(`No tile shape has the roads ${roads}.`)
  return shape
}
