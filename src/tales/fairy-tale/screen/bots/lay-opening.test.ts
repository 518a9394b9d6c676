import { afterEach, expect, test } from 'vitest'
import { suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { counsel, liveTable } from '../../table.ts'
import { now, layOpening as putOpening } from '../table/testing.ts'
import { layingAt, layOpening } from './lay-opening.ts'

const isLaying = () => layingAt(liveTable).getState().laying

afterEach(counsel.stop)

test('the first tiles are no longer being laid once the guardian is asked something else', () => {
  putOpening(3)
  layOpening(liveTable)
  expect(isLaying()).toBe(true)
  counsel.think(now(), () => {})()
  expect(isLaying()).toBe(false)
})

test('the guardian can be asked again as soon as somebody else has laid a tile', () => {
  putOpening(3)
  layOpening(liveTable)
  liveTable.game.getState().actAll(suggestOpening(now()).slice(0, 1))
  expect(isLaying()).toBe(false)
  layOpening(liveTable)
  expect(isLaying()).toBe(true)
})
