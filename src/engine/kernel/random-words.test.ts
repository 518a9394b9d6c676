import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomState, rngWasUsed, seededRng, trialRng } from './chance.ts'
import { isSameLuck, luckOfWords, NO_WORDS, withWords, wordsUsed } from './random-words.ts'

const anyWord = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })

test('gives recorded words first, per stream', () => {
  const luck = luckOfWords({ dice: [7], draws: [8, 9] }, () => 10)
  const holder = { random: { ...luck.random } }
  const rng = luck.rngFor(holder)
  rng.draw(52)
  rng.die(6)
  rng.die(6)
  expect(holder.random).toEqual({ dice: [2], draws: [1] })
  expect(luck.words()).toEqual({ dice: [7, 10], draws: [8, 9] })
})

test('every word gives a die in its range, and every face is equally likely', () => {
  const counts = new Map<number, number>()
  fc.assert(
    fc.property(anyWord, (word) => {
      const luck = luckOfWords({ dice: [word, 0], draws: [] })
      const face = luck.rngFor({ random: { ...luck.random } }).die(6)
      counts.set(face, (counts.get(face) ?? 0) + 1)
      expect(face).toBeGreaterThanOrEqual(1)
      expect(face).toBeLessThanOrEqual(6)
    }),
    { numRuns: 3000 },
  )
  expect(counts.size).toBe(6)
})

test('passes over a word that would make some results likelier, and records it', () => {
  const luck = luckOfWords(NO_WORDS, wordsOf(2 ** 31 - 1, 4))
  const holder = { random: { ...luck.random } }
  expect(luck.rngFor(holder).die(6)).toBe(1 + ((2 ** 31 + 4) % 6))
  expect(luck.words().dice).toEqual([2 ** 31 - 1, 4])
  expect(holder.random.dice).toEqual([2])
})

test('records an unsigned word as the signed one of the same bits', () => {
  const luck = luckOfWords(NO_WORDS, wordsOf(2 ** 32 - 1))
  luck.rngFor({ random: { ...luck.random } }).draw(4)
  expect(luck.words().draws).toEqual([-1])
})

test('every use of the rng counts, also a draw from a single thing', () => {
  const luck = luckOfWords(NO_WORDS, () => 1)
  const before = { random: luck.random }
  const after = { random: { ...luck.random } }
  expect(rngWasUsed(before, after)).toBe(false)
  luck.rngFor(after).draw(1)
  expect(rngWasUsed(before, after)).toBe(true)
})

test('a rng for the other luck throws', () => {
  const { random, rngFor } = luckOfWords(NO_WORDS, () => 1)
  expect(() => seededRng({ random: { ...random } }).die(6)).toThrow('it has no seed')
  expect(() => rngFor({ random: randomState(1) }).die(6)).toThrow('is a seed')
})

test('an action can be tried in a state of either kind', () => {
  const seeded = { random: randomState(3) }
  expect(trialRng(structuredClone(seeded)).die(1000)).toBe(seededRng(structuredClone(seeded)).die(1000))
  const tried = (dice: number) => {
    const holder = { random: { dice: [dice], draws: [0] } }
    const rng = trialRng(holder)
    const results = [rng.die(1000), rng.die(1000), rng.draw(1000)]
    expect(holder.random).toEqual({ dice: [dice + 2], draws: [1] })
    return results
  }
  expect(tried(4)).toEqual(tried(4))
  expect(tried(4)[1]).toBe(tried(5)[0])
  expect(new Set(tried(4)).size).toBe(3)
})

test('the words between two states are those that were used there', () => {
  const words = { dice: [1, 2, 3], draws: [4, 5] }
  const [early, late] = [
    { dice: [1], draws: [1] },
    { dice: [3], draws: [1] },
  ]
  expect(wordsUsed(words, late, early)).toEqual({ dice: [2, 3], draws: [] })
  expect(withWords(words, early, wordsUsed(words, late, early))).toEqual({ dice: [1, 2, 3], draws: [4] })
})

test('the luck is the same as far as both games have come', () => {
  const words = { dice: [1, 2], draws: [3] }
  expect(isSameLuck(words, { dice: [1], draws: [3, 4] })).toBe(true)
  expect(isSameLuck(words, { dice: [1, 3], draws: [] })).toBe(false)
})

/** A source that gives these words. */
function wordsOf(...words: number[]) {
  let given = 0
  return () => words[given++] ?? 0
}
