import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSeed, SEEDS, seedText } from './seed.ts'

test('every seed is read back from its writing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: SEEDS - 1 }), (seed) => {
      expect(parseSeed(seedText(seed))).toEqual({ ok: true, value: seed })
    }),
  )
})

test('a seed is read as people write it', () => {
  const seed = parseSeed('0V1-10X')
  expect(seed.ok).toBe(true)
  for (const text of ['0v1-10x', ' 0V1 10X ', 'OUI-LOX', '0V110X']) expect(parseSeed(text)).toEqual(seed)
})

test.each([
  ['', 'wrong-length'],
  ['7KM-04', 'wrong-length'],
  ['7KM-04QQ', 'wrong-length'],
  ['7KM-04!', 'strange-character'],
  ['wölfin', 'strange-character'],
])('%j is no seed: %s', (text, code) => {
  expect(parseSeed(text)).toEqual({ ok: false, error: code })
})
