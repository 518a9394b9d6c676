import { describe, expect, test } from 'vitest'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { isNotWorse, pickBest } from '../../src/players/pick-best.ts'

/** Races candidates with these means, each with samples up to a half above or below. */
function race(means: readonly number[], most: number, seed = 1) {
  const counts = means.map(() => 0)
  const winner = pickBest([...means.keys()], most, (candidate, index) => {
    counts[candidate] = (counts[candidate] ?? 0) + 1
    const own = seededRng({ random: randomState(1000 * seed + 10 * index + candidate) })
    return (means[candidate] ?? 0) + own.draw(1001) / 1000 - 0.5
  })
  return { winner, counts, taken: counts.reduce((sum, each) => sum + each, 0) }
}

describe('a race', () => {
  test('without candidates has no winner', () => {
    expect(race([], 10).winner).toBeNull()
  })

  test('of one is won without a sample', () => {
    expect(race([0.5], 10)).toEqual({ winner: 0, counts: [0], taken: 0 })
  })

  test('is won by the best in any position', () => {
    for (const best of [0, 3, 7]) {
      const means = Array.from({ length: 8 }, (_, index) => (index === best ? 0.7 : 0.3))
      expect(race(means, 4000).winner).toBe(best)
    }
  })

  test('drops clearly worse candidates after six samples, and runs on with close ones', () => {
    const { counts } = race([0.9, 0.88, 0, 0], 400)
    expect(counts[2]).toBeLessThan(10)
    expect(counts[3]).toBeLessThan(10)
    expect(counts[0]).toBe(counts[1])
    expect(counts[0]).toBeGreaterThan(10)
  })

  test('ends with one candidate at any budget', () => {
    expect(race([1, 0, 0], 100_000).taken).toBeLessThan(60)
  })

  test('samples each once and stays within budget', () => {
    expect(race([0.5, 0.5, 0.5], 20).taken).toBeLessThanOrEqual(20)
    expect(race([0.5, 0.5, 0.5], 1).counts).toEqual([1, 1, 1])
  })
})

describe('whether one is as good as another', () => {
  /** Compares one with another of value 0: `gain` is its lead, `stray` the range of its samples. */
  function compared(gain: number, stray: number, most: number, seed = 1) {
    let taken = 0
    const answer = isNotWorse(gain, 0, most, (candidate, index) => {
      taken += 1
      const own = seededRng({
        random: randomState(1000 * seed + 2 * index + (candidate === gain ? 0 : 1)),
      })
      return candidate + stray * (own.draw(2001) / 1000 - 1)
    })
    return { answer, taken }
  }

  test('equal candidates are seen as equal immediately', () => {
    expect(isNotWorse('one', 'other', 1000, () => 0.4)).toBe(true)
    expect(compared(0.001, 0, 1000)).toEqual({ answer: true, taken: 12 })
  })

  test('one that is better is, and one that is clearly worse is not', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(compared(0.2, 0.3, 60, seed).answer).toBe(true)
      expect(compared(-0.2, 0.1, 60, seed).answer).toBe(false)
    }
  })

  test('never samples more than the budget', () => {
    expect(compared(-0.02, 0.5, 36).taken).toBeLessThanOrEqual(72)
  })
})
