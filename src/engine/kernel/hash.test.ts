import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'

test('hashes a text by FNV-1a, unsigned', () => {
  expect(hashOf('')).toBe(0x811c9dc5)
  expect(hashOf('foobar')).toBe(0xbf9cf968)
})

test('another start and factor give another hash', () => {
  expect(hashOf('foobar', 0x2b4c9a6d, 0x5bd1e995)).toBe(0xa4d201be)
})
