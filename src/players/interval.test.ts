import { expect, test } from 'vitest'
import { meanOf } from './interval.ts'

test('a mean of nothing, or of one sample, says nothing', () => {
  expect([meanOf([]), meanOf([0.5])]).toEqual([null, null])
})

test('samples that agree leave some doubt, and the less the more there are', () => {
  const [few, many] = [meanOf([1, 1, 1, 1]), meanOf(Array.from({ length: 400 }, () => 1))]
  expect(few?.chance).toBe(1)
  expect(few?.giveOrTake).toBeGreaterThan(0.2)
  expect(many?.giveOrTake).toBeLessThan(0.01)
})

test('nineteen in twenty means of fair coins lie as near as that', () => {
  // Heads and tails by turns: a variance of a quarter.
  const coins = Array.from({ length: 100 }, (_, index) => index % 2)
  expect(meanOf(coins)?.chance).toBe(0.5)
  expect(meanOf(coins)?.giveOrTake).toBeCloseTo(1.96 * 0.05, 2)
})
