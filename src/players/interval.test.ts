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

test('what tells kinds apart that were sampled in turn is no chance', () => {
  // Whoever rolls each face of a die as often as any other knows the mean of the faces for certain.
  const faces = Array.from({ length: 60 }, (_, index) => (index % 6) / 5)
  expect(meanOf(faces, 1.96, 6)?.chance).toBeCloseTo(0.5, 9)
  expect(meanOf(faces, 1.96, 6)?.giveOrTake).toBeLessThan(0.02)
  expect(meanOf(faces)?.giveOrTake).toBeGreaterThan(0.08)
})
