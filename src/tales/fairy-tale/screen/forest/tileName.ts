import {
  type BuildingId,
  type Face,
  type RoadShape,
  type Roads,
  SHAPES,
  TURNS,
  turnRoads,
} from '../../../../engine/fairy-tale/index.ts'

/** The name key of a tile: the shape of its roads, or its building. */
export type TileName = RoadShape | BuildingId

const shapes = Object.keys(SHAPES) as RoadShape[]

/** Returns the name key of a tile in any rotation. */
export const tileName = ({ roads, building }: Pick<Face, 'roads' | 'building'>): TileName =>
  building ?? shapeOf(roads)

/** Returns the shape of these roads. */
export function shapeOf(roads: Roads): RoadShape {
  const shape = shapes.find((candidate) => TURNS.some((turn) => turnRoads(SHAPES[candidate], turn) === roads))
  if (!shape) throw new Error(`No tile shape has the roads ${roads}.`)
  return shape
}
