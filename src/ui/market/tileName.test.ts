import { expect, it } from 'vitest'
import { SHAPES, type Shape, TURNS, turnRoads } from '../../engine/fairy-tale/index.ts'
import { tileName } from './tileName.ts'

it.each(Object.entries(SHAPES) as [Shape, number][])('knows a %s in every turn', (shape, roads) => {
  const names = TURNS.map((turn) => tileName({ id: 7, roads: turnRoads(roads, turn), building: null }))
  expect(new Set(names)).toEqual(new Set([shape]))
})

it('names a dark diamond by what stands on it', () => {
  expect(tileName({ id: 1, roads: 1, building: 'diamond' })).toBe('diamond')
})
