import { expect, it } from 'vitest'
import { groundCells } from './cells.ts'

it('ground parts have all places they touch', () => {
  const cellsIn = groundCells([{ x: 0, y: 0, roads: 15, seed: 'oak', building: 'oak' }], null)
  const cells = cellsIn({ left: -45 / 90, top: -46 / 90, right: 46 / 90, bottom: 45 / 90 })
  expect(cells.map(({ id, isBare }) => [id, isBare])).toEqual([
    ['0,-1', true],
    ['1,-1', true],
    ['0,0', false],
    ['1,0', true],
  ])
})
