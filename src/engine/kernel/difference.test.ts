import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference, patched } from './difference.ts'

/** Small data, so that two pieces of it have much in common. */
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, 0, 1, '', 'a', true, [], {}),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '__proto__', 'toString'), tie('tree'), { maxKeys: 4 }),
  ),
}))
const json = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

test('earlier data plus difference is later data', () => {
  fc.assert(
    fc.property(tree, tree, (one, other) => {
      const [earlier, later] = [json(one), json(other)]
      expect(patched(earlier, json(difference(earlier, later)))).toEqual(later)
    }),
    { numRuns: 500 },
  )
})

test('is empty for equal data, and for data that JSON writes alike', () => {
  fc.assert(
    fc.property(tree, (data) => {
      expect(difference(json(data), json(data))).toEqual({})
    }),
  )
  expect(difference({ a: 1, b: undefined }, { a: 1 })).toEqual({})
})

test('names only what changed', () => {
  const earlier = { a: { b: [1, 2, { c: 3 }], d: 4 }, e: 5 }
  expect(difference(earlier, { a: { b: [1, 2, { c: 6 }], d: 4 }, f: 7 })).toEqual({
    a: { b: { 2: { c: [6] } } },
    e: null,
    f: [7],
  })
  expect(difference(earlier, { ...earlier, a: { b: [1], d: 4 } })).toEqual({ a: { b: [[1]] } })
})

test('unchanged parts are shared', () => {
  const earlier = { a: { b: 1 }, c: 2 }
  const later = patched(earlier, { c: [3] }) as typeof earlier
  expect(later.a).toBe(earlier.a)
})

test.each<[string, unknown, unknown]>([
  ['no difference', { a: 1 }, 7],
  ['a removal of everything', { a: 1 }, null],
  ['two replacements', { a: 1 }, [1, 2]],
  ['parts of a number', 3, { a: [1] }],
  ['a removal of what is absent', { a: 1 }, { b: null }],
  ['a part of what is absent', { a: 1 }, { b: { c: [1] } }],
  ['an index beyond a list', [1], { 1: [2] }],
  ['a removal from a list', [1], { 0: null }],
  ['a fault deeper inside', { a: [1] }, { a: { 0: 5 } }],
])('%s does not fit', (_, earlier, change) => {
  expect(patched(earlier, change)).toBeUndefined()
})

test('any data as a difference changes nothing outside', () => {
  fc.assert(
    fc.property(tree, fc.jsonValue(), (data, change) => {
      patched(json(data), change)
      expect(Object.getPrototypeOf({})).toBe(Object.prototype)
      expect(({} as Record<string, unknown>)['a']).toBeUndefined()
    }),
  )
})
