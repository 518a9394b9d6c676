import { expect, it } from 'vitest'
import { pathFace, type RoadShape, SHAPES, TURNS, turnRoads } from '../../../../engine/fairy-tale/index.ts'
import { tileName } from './tileName.ts'

it.each(Object.entries(SHAPES) as [RoadShape, number][])('knows a %s in every turn', (shape, roads) => {
  const names = TURNS.map((turn) => tileName(pathFace(7, turnRoads(roads, turn))))
  expect(new Set(names)).toEqual(new Set([shape]))
})

it('names a dark diamond by its building instead of its roads', () => {
  expect(tileName({ ...pathFace(1, 1), building: 'diamond' })).toBe('diamond')
})
