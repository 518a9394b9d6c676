import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepCopy, deepFreeze, deepFrozenCopy, freezeShared } from './plain-data.ts'

const settledOf = (earlier: unknown, later: unknown): unknown =>
  freezeShared(deepFreeze(earlier), deepCopy(later))

test('unchanged parts stay the same object, and changed parts have the later value', () => {
  const earlier = { a: { n: 1 }, b: [{ n: 2 }, { n: 3 }], c: null }
  const later = { a: { n: 1 }, b: [{ n: 2 }, { n: 4 }], c: null }
  const shared = freezeShared(deepFreeze(earlier), deepCopy(later))
  expect(shared).toEqual(later)
  expect(shared.a).toBe(earlier.a)
  expect(shared.b).not.toBe(earlier.b)
  expect(shared.b[0]).toBe(earlier.b[0])
})

test.each([
  ['a list grown', [1, 2], [1, 2, 3]],
  ['a list shrunk', [1, 2, 3], [1, 2]],
  ['a field gone', { a: 1, b: 2 }, { a: 1 }],
  ['a field more', { a: 1 }, { a: 1, b: undefined }],
  ['a field by another name', { a: undefined }, { b: undefined }],
  ['a list for fields', { 0: 1 }, [1]],
  ['fields for a list', [1], { 0: 1 }],
  ['nothing for something', { a: 1 }, null],
])('%s equals its later value', (_, earlier, later) => {
  const shared = settledOf(earlier, later)
  expect(shared).toStrictEqual(later)
  expect(shared).not.toBe(earlier)
})

/** True if a value is frozen with all its parts. */
const isFrozen = (part: unknown): boolean =>
  Object.isFrozen(part) && (typeof part !== 'object' || Object.values(part ?? {}).every(isFrozen))

test('the result equals the later data, is the earlier object if equal, and is frozen', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (earlier, later) => {
      const shared = settledOf(earlier, later)
      expect(shared).toStrictEqual(later)
      expect(isFrozen(shared)).toBe(true)
      expect(settledOf(earlier, earlier)).toBe(earlier)
    }),
  )
})

test('a copy is equal, and shares nothing', () => {
  const sharesNothing = (one: unknown, other: unknown): boolean =>
    typeof one !== 'object' ||
    one === null ||
    (one !== other &&
      Object.entries(one).every(([key, part]) => sharesNothing(part, Reflect.get(Object(other), key))))
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(deepCopy(data)).toStrictEqual(data)
      expect(sharesNothing(deepCopy(data), data)).toBe(true)
    }),
  )
})

test('a frozen copy is equal, leaves its source unfrozen and shares frozen parts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (loose, fixed) => {
      const data = { loose, fixed: deepFreeze(fixed) }
      const copy = deepFrozenCopy(data)
      expect(copy).toStrictEqual(data)
      expect(isFrozen(copy)).toBe(true)
      expect(copy.fixed).toBe(data.fixed)
      expect(Object.isFrozen(data)).toBe(false)
      expect(isFrozen(loose)).toBe(Object(loose) !== loose)
    }),
  )
})

test('keeps a moved frozen part, and replaces an equal part by the earlier one', () => {
  const [first, second, third] = deepFreeze([{ n: [1] }, { n: [1] }, { n: [3] }])
  const earlier = deepFreeze([first, second, third])
  const later = freezeShared(earlier, [second, third])
  expect(later).toStrictEqual([{ n: [1] }, { n: [3] }])
  expect(later[0]).toBe(first)
  expect(later[1]).toBe(third)
})
