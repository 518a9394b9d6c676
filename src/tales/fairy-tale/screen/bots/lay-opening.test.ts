import { expect, test } from 'vitest'
import { counsel, liveTable } from '../../table.ts'
import { now, layOpening as putOpening } from '../table/testing.ts'
import { layOpening, useLaying } from './lay-opening.ts'

test('the first tiles are no longer being laid once the guardian is asked something else', () => {
  putOpening(3)
  layOpening(liveTable)
  expect(useLaying.getState().laying).toBe(true)
  counsel.think(now(), () => {})()
  expect(useLaying.getState().laying).toBe(false)
})
