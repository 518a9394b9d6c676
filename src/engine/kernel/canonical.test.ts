import { expect, test } from 'vitest'
import { canonical } from './canonical.ts'
import { deepFreeze } from './plain-data.ts'

test('equal data gives equal text in any order of its keys', () => {
  const one = { b: [{ d: 1, c: null }], a: { f: 2, e: 'x' } }
  const other = { a: { e: 'x', f: 2 }, b: [{ c: null, d: 1 }] }
  expect(JSON.stringify(canonical(one))).toBe(JSON.stringify(canonical(other)))
  expect(canonical(one)).toEqual(one)
})

test('keeps a list’s order, which is data', () => {
  expect(canonical([3, 1, 2])).toEqual([3, 1, 2])
})

test('shares frozen canonical parts, and caches a frozen copy of others', () => {
  const part = deepFreeze({ z: 1, a: 2 })
  const ordered = deepFreeze({ a: 1, z: [2] })
  const first = canonical({ part, ordered })
  const second = canonical({ part, ordered })
  expect(first.ordered).toBe(ordered)
  expect(first.part).toBe(second.part)
  expect(Object.keys(first.part)).toEqual(['a', 'z'])
  expect(Object.isFrozen(first.part)).toBe(true)
})

test('copies parts that are not frozen', () => {
  const part = { a: [1] }
  const copy = canonical({ part })
  part.a.push(2)
  expect(copy).toEqual({ part: { a: [1] } })
})
