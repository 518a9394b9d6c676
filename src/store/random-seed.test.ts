import { expect, test, vi } from 'vitest'
import { parseSeed, SEEDS, seedText } from '../engine/kernel/index.ts'
import { randomSeed } from './random-seed.ts'

test('a fresh seed is one that can be written and read', () => {
  for (let i = 0; i < 50; i++) {
    const seed = randomSeed()
    expect(seed).toBeLessThan(SEEDS)
    expect(parseSeed(seedText(seed))).toEqual({ ok: true, value: seed })
  }
})

test('so is one of the highest number that the browser has', () => {
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint32Array) numbers.fill(2 ** 32 - 1)
    return numbers
  })
  expect(parseSeed(seedText(randomSeed()))).toEqual({ ok: true, value: SEEDS - 1 })
  random.mockRestore()
})
