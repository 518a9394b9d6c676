import { afterEach, expect, test } from 'vitest'
import { suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { counsel, liveTable } from '../../runtime.ts'
import { now, layOpening as putOpening } from '../table/testing.ts'
import { layingAt, layOpening } from './first-tiles.ts'

const isLaying = () => layingAt(liveTable).getState().laying

afterEach(counsel.stop)

test('stops laying the first tiles when the guardian gets another question', () => {
  putOpening(3)
  layOpening(liveTable)
  expect(isLaying()).toBe(true)
  counsel.think(now(), () => {})()
  expect(isLaying()).toBe(false)
})

test('lets the guardian be asked again after another player laid a tile', () => {
  putOpening(3)
  layOpening(liveTable)
  liveTable.game.getState().actAll(suggestOpening(now()).slice(0, 1))
  expect(isLaying()).toBe(false)
  layOpening(liveTable)
  expect(isLaying()).toBe(true)
})
