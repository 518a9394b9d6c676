import { expect, test, vi } from 'vitest'
import { oncePer } from './once-per.ts'

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
