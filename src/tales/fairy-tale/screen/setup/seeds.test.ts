import { expect, test } from 'vitest'
import { linkedSeed } from './seeds.ts'

test('reads a seed, no seed, or an unreadable one from a link', () => {
  expect(linkedSeed('?seed=7KM-04Q')).toMatchObject({ kind: 'seed' })
  expect(linkedSeed('?other=1')).toEqual({ kind: 'none' })
  expect(linkedSeed('?seed=')).toEqual({ kind: 'unreadable', text: '', code: 'wrong-length' })
  expect(linkedSeed(`?seed=${'%21'.repeat(99)}`)).toEqual({
    kind: 'unreadable',
    text: '!'.repeat(24),
    code: 'strange-character',
  })
})
