import { describe, expect, test } from 'vitest'
import { randomState, seededRng } from '../../../src/engine/kernel/index.ts'
import { surelyBetter } from '../../../src/tales/citadel/bots/surely.ts'

/** A candidate with a mean of `level`, and random samples around it. */
interface Strayer {
  level: number
  seed: number
}

const strays = ({ level, seed }: Strayer, index: number): number =>
  level + (seededRng({ random: randomState(1000 * seed + index) }).draw(101) - 50) / 100

describe('the usual candidate', () => {
  const usual: Strayer = { level: 0.5, seed: 1 }

  test('is left for one that is clearly better', () => {
    const better = { level: 0.9, seed: 2 }
    expect(surelyBetter(usual, [{ level: 0.5, seed: 3 }, better], 24, strays)).toBe(better)
  })

  test('is not left for one that is better by noise: seldom, however many are tried', () => {
    const left = [...Array(100).keys()].filter((round) => {
      const other = { level: 0.5, seed: 2 + round }
      return surelyBetter(usual, [other], 24, strays, 2) === other
    })
    expect(left.length).toBeLessThan(10)
  })

  test('stays where nothing is tried', () => {
    expect(surelyBetter(usual, [{ level: 0.9, seed: 2 }], 0, strays)).toBe(usual)
    expect(surelyBetter(usual, [], 24, strays)).toBe(usual)
  })
})
