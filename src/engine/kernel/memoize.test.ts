import { expect, test, vi } from 'vitest'
import { memoizeByKey, memoizeByObject } from './memoize.ts'

test('computes a result once for every object, even if it is undefined', () => {
  const compute = vi.fn(({ x }: { x: number }) => (x > 1 ? x * 2 : undefined))
  const doubled = memoizeByObject(compute)
  const [one, two] = [{ x: 1 }, { x: 2 }]
  expect([one, two, one, two].map(doubled)).toEqual([undefined, 4, undefined, 4])
  expect(compute).toHaveBeenCalledTimes(2)
})

test('computes again for an equal object', () => {
  const wrapped = memoizeByObject(({ x }: { x: number }) => [x])
  expect(wrapped({ x: 1 })).not.toBe(wrapped({ x: 1 }))
})

test('by texts and numbers: computes once for each, separately for every object', () => {
  const compute = vi.fn((x: number, by: number) => x * by)
  const times = memoizeByObject(({ x }: { x: number }) => memoizeByKey((by: number) => compute(x, by)))
  const two = { x: 2 }
  expect([times(two)(3), times(two)(3), times(two)(4), times({ x: 5 })(3)]).toEqual([6, 6, 8, 15])
  expect(compute).toHaveBeenCalledTimes(3)
})
