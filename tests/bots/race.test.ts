import { describe, expect, test } from 'vitest'
import { winnerOf } from '../../src/bots/race.ts'
import { randomState, seededChance } from '../../src/engine/kernel/index.ts'

/** Candidates with these means, each sample of which strays up to a half to either side. */
function race(means: readonly number[], budget: { samples: number; hasTime?: () => boolean }, seed = 1) {
  const counts = means.map(() => 0)
  const winner = winnerOf([...means.keys()], budget, (candidate, index) => {
    counts[candidate] = (counts[candidate] ?? 0) + 1
    const own = seededChance({ random: randomState(1000 * seed + 10 * index + candidate) })
    return (means[candidate] ?? 0) + own.draw(1001) / 1000 - 0.5
  })
  return { winner, counts, taken: counts.reduce((sum, each) => sum + each, 0) }
}

describe('a race', () => {
  test('without anybody is won by nobody', () => {
    expect(race([], { samples: 10 }).winner).toBeNull()
  })

  test('of one is won without a sample', () => {
    expect(race([0.5], { samples: 10 })).toEqual({ winner: 0, counts: [0], taken: 0 })
  })

  test('is won by the best, whatever its place', () => {
    for (const best of [0, 3, 7]) {
      const means = Array.from({ length: 8 }, (_, index) => (index === best ? 0.7 : 0.3))
      expect(race(means, { samples: 4000 }).winner).toBe(best)
    }
  })

  test('who is clearly worse drops out after six samples, and those that are close run on', () => {
    const { counts } = race([0.9, 0.88, 0, 0], { samples: 400 })
    expect(counts[2]).toBeLessThan(10)
    expect(counts[3]).toBeLessThan(10)
    expect(counts[0]).toBe(counts[1])
    expect(counts[0]).toBeGreaterThan(10)
  })

  test('is over when one is left, whatever the budget', () => {
    expect(race([1, 0, 0], { samples: 100_000 }).taken).toBeLessThan(60)
  })

  test('spends no more than its budget, but samples each at least once', () => {
    expect(race([0.5, 0.5, 0.5], { samples: 20 }).taken).toBeLessThanOrEqual(20)
    expect(race([0.5, 0.5, 0.5], { samples: 1 }).counts).toEqual([1, 1, 1])
  })

  test('ends when its time is over, after at least one sample of each', () => {
    expect(race([0.5, 0.5], { samples: 1000, hasTime: () => false }).counts).toEqual([1, 1])
  })
})
