import { expect, test } from 'vitest'
import { meanOf } from './interval.ts'

test('returns null for none or one sample', () => {
  expect([meanOf([]), meanOf([0.5])]).toEqual([null, null])
})

test('equal samples leave doubt that shrinks with number', () => {
  const [few, many] = [meanOf([1, 1, 1, 1]), meanOf(Array.from({ length: 400 }, () => 1))]
  expect(few?.chance).toBe(1)
  expect(few?.giveOrTake).toBeGreaterThan(0.2)
  expect(many?.giveOrTake).toBeLessThan(0.01)
})

test('fair coins’ error covers 95 % of means', () => {
  // Heads and tails alternate: a variance of a quarter.
  const coins = Array.from({ length: 100 }, (_, index) => index % 2)
  expect(meanOf(coins)?.chance).toBe(0.5)
  expect(meanOf(coins)?.giveOrTake).toBeCloseTo(1.96 * 0.05, 2)
})

test('differences between strata are no error', () => {
  // Sampling each face of a die equally often gives the exact mean of the faces.
  const faces = Array.from({ length: 60 }, (_, index) => (index % 6) / 5)
  expect(meanOf(faces, 1.96, 6)?.chance).toBeCloseTo(0.5, 9)
  expect(meanOf(faces, 1.96, 6)?.giveOrTake).toBeLessThan(0.02)
  expect(meanOf(faces)?.giveOrTake).toBeGreaterThan(0.08)
})
