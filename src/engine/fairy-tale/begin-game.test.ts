import { describe, expect, test } from 'vitest'
import { someConfig } from '../../../tests/support/random-play.ts'
import { scriptedRng } from '../kernel/chance.ts'
import { beginGame, drawFirstTiles } from './begin-game.ts'
import { type Boxes, everyBox } from './boxes.ts'
import { BUILDING_IDS } from './ids.ts'
import { deckTiles } from './testing.ts'
import { pathFace } from './tiles.ts'

test('[R 11] redraws the first tiles if all four are dead ends', () => {
  const pool = [pathFace(1, 1), pathFace(2, 1), pathFace(3, 1), pathFace(4, 1), pathFace(5, 15)]
  const chance = scriptedRng({ draws: [0, 0, 0, 0, 4, 0, 0, 0] })
  expect(drawFirstTiles(pool, chance).map(({ id }) => id)).toEqual([5, 1, 2, 3])
  expect(chance.leftOver()).toEqual({ dice: [], draws: [] })
})

describe('[R 4] a first tile with a cost goes back and another is drawn', () => {
  const config = (boxes: Boxes) => someConfig(1, 'endless-night', {}, boxes)
  const firstTiles = (boxes: Boxes) =>
    Array.from({ length: 200 }, (_, seed) => beginGame(config(boxes), seed)).flatMap(
      ({ opening }) => opening?.tiles ?? [],
    )
  const buildings = (boxes: Boxes) => new Set(firstTiles(boxes).map(({ building }) => building))

  test('the only special tiles among the first are those without a cost', () => {
    expect(buildings(everyBox(true))).toEqual(new Set([null, 'den']))
  })

  test('without resources any special tile may be first', () => {
    const there = buildings({ ...everyBox(true), resources: false })
    expect(there).toEqual(new Set([null, ...BUILDING_IDS.filter((id) => id !== 'diamond')]))
  })

  test('returned tiles are still in the pile', () => {
    const { opening, pile } = beginGame(config(everyBox(true)), 1)
    const ids = [...(opening?.tiles ?? []), ...pile.pool].map(({ id }) => id)
    const all = deckTiles('endless-night', everyBox(true))
    expect(ids.sort((a, b) => a - b)).toEqual(all.map(({ id }) => id))
  })
})
