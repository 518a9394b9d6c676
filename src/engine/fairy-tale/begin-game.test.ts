import { expect, test } from 'vitest'
import { scriptedChance } from '../kernel/chance.ts'
import { drawFirstTiles } from './begin-game.ts'
import type { Face } from './tiles.ts'

const face = (id: number, roads: number): Face => ({ id, roads, building: null })

test('[R 11] four dead ends would close the forest, so the first tiles are drawn again', () => {
  const pool = [face(1, 1), face(2, 1), face(3, 1), face(4, 1), face(5, 15)]
  const chance = scriptedChance({ draws: [0, 0, 0, 0, 4, 0, 0, 0] })
  expect(drawFirstTiles(pool, chance).map(({ id }) => id)).toEqual([5, 1, 2, 3])
  expect(chance.leftOver()).toEqual({ dice: [], draws: [] })
})
