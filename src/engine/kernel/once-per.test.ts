import { expect, test, vi } from 'vitest'
import { onceFor, oncePer } from './once-per.ts'

test('is worked out once for every object, be it that nothing comes of it', () => {
  const compute = vi.fn(({ x }: { x: number }) => (x > 1 ? x * 2 : undefined))
  const doubled = oncePer(compute)
  const [one, two] = [{ x: 1 }, { x: 2 }]
  expect([one, two, one, two].map(doubled)).toEqual([undefined, 4, undefined, 4])
  expect(compute).toHaveBeenCalledTimes(2)
})

test('is worked out again for another object that is alike', () => {
  const wrapped = oncePer(({ x }: { x: number }) => [x])
  expect(wrapped({ x: 1 })).not.toBe(wrapped({ x: 1 }))
})

test('by texts and numbers too, for every object on its own', () => {
  const compute = vi.fn((x: number, by: number) => x * by)
  const times = oncePer(({ x }: { x: number }) => onceFor((by: number) => compute(x, by)))
  const two = { x: 2 }
  expect([times(two)(3), times(two)(3), times(two)(4), times({ x: 5 })(3)]).toEqual([6, 6, 8, 15])
  expect(compute).toHaveBeenCalledTimes(3)
})
