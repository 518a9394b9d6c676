import { expect, test } from 'vitest'
import { parseSeed, SEEDS, seedText } from '../../../../engine/kernel/index.ts'
import { freshSeed, linkedSeed } from './seeds.ts'

test('a fresh seed is one that can be written and read', () => {
  for (let i = 0; i < 50; i++) {
    const seed = freshSeed()
    expect(seed).toBeLessThan(SEEDS)
    expect(parseSeed(seedText(seed))).toEqual({ ok: true, seed })
  }
})

test('a link may name a seed, none, or something unreadable', () => {
  expect(linkedSeed('?seed=7KM-04Q')).toMatchObject({ kind: 'seed' })
  expect(linkedSeed('?other=1')).toEqual({ kind: 'none' })
  expect(linkedSeed('?seed=')).toEqual({ kind: 'unreadable', text: '', code: 'wrong-length' })
  expect(linkedSeed(`?seed=${'%21'.repeat(99)}`)).toEqual({
    kind: 'unreadable',
    text: '!'.repeat(24),
    code: 'strange-character',
  })
})
