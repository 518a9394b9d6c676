import { expect, test } from 'vitest'
import { canonical } from './canonical.ts'
import { frozen } from './plain-data.ts'

test('equal data gives equal text in whatever order its keys were written', () => {
  const one = { b: [{ d: 1, c: null }], a: { f: 2, e: 'x' } }
  const other = { a: { e: 'x', f: 2 }, b: [{ c: null, d: 1 }] }
  expect(JSON.stringify(canonical(one))).toBe(JSON.stringify(canonical(other)))
  expect(canonical(one)).toEqual(one)
})

test('the order of a list is data and stays', () => {
  expect(canonical([3, 1, 2])).toEqual([3, 1, 2])
})

test('frozen parts in order are shared, and others become one frozen part for good', () => {
  const part = frozen({ z: 1, a: 2 })
  const ordered = frozen({ a: 1, z: [2] })
  const first = canonical({ part, ordered })
  const second = canonical({ part, ordered })
  expect(first.ordered).toBe(ordered)
  expect(first.part).toBe(second.part)
  expect(Object.keys(first.part)).toEqual(['a', 'z'])
  expect(Object.isFrozen(first.part)).toBe(true)
})

test('parts that may still change are copied', () => {
  const part = { a: [1] }
  const copy = canonical({ part })
  part.a.push(2)
  expect(copy).toEqual({ part: { a: [1] } })
})
