import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SearchTask, searchAll, TooManyPositions } from '../../src/players/exhaustive-search.ts'
import { acornsOf } from '../../src/players/hardness.ts'

/** Takes of a few numbers, each at most once, until they sum up to the goal: as small as a turn can be. */
const sums = (numbers: readonly number[], goal: number): SearchTask<readonly number[], number> => ({
  start: [],
  options: (taken) =>
    [...numbers.keys()].filter((at) => !taken.includes(at)).map((at) => [at, [...taken, at]] as const),
  standing: (taken) => [...taken].sort().join(),
  besides: () => '',
  ending: (taken) => ({ reached: sumOf(numbers, taken) === goal, rest: [-1] }),
})

const sumOf = (numbers: readonly number[], taken: readonly number[]): number =>
  taken.reduce((sum, at) => sum + (numbers[at] ?? 0), 0)

/** Every set of these numbers, without any search. */
const subsets = (numbers: readonly number[]): number[][] =>
  Array.from({ length: 2 ** numbers.length }, (_, bits) =>
    [...numbers.keys()].filter((at) => (bits >> at) % 2 === 1),
  )

describe('trying every way', () => {
  it('matches the counts of a plain search, and its way is an answer', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 })
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 20 }), (all, goal) => {
        const proof = searchAll(sums(all, goal), 1000)
        const answers = subsets(all).filter((taken) => sumOf(all, taken) === goal)
        const deeds = answers.length > 0 ? Math.min(...answers.map(({ length }) => length)) : null
        expect(proof).toMatchObject({ ends: 2 ** all.length, answers: answers.length, deeds })
        expect(proof.shortest).toBe(answers.filter(({ length }) => length === deeds).length)
        if (deeds === null) expect(proof.way).toEqual([])
        else expect(proof.way).toHaveLength(deeds + 1)
        if (deeds !== null) expect(sumOf(all, proof.way.slice(0, -1))).toBe(goal)
      }),
    )
  })

  it('throws if there are more positions than its limit, and gives no answer', () => {
    expect(() => searchAll(sums([1, 2, 3, 4, 5, 6], 99), 63)).toThrow(TooManyPositions)
    expect(searchAll(sums([1, 2, 3, 4, 5, 6], 99), 64)).toMatchObject({ answers: 0, positions: 64 })
  })

  it('stops at a sufficient first answer', () => {
    const proof = searchAll(sums([1, 2, 3, 4, 5, 6], 6), 64, { first: true })
    expect(proof).toMatchObject({ deeds: 1, way: [5, -1], positions: 7 })
  })

  it.each([
    [{ deeds: 1, answers: 5, ends: 10 }, 1],
    [{ deeds: 2, answers: 1, ends: 10 }, 2],
    [{ deeds: 3, answers: 1, ends: 10 }, 3],
    [{ deeds: 2, answers: 1, ends: 1000 }, 4],
    [{ deeds: 6, answers: 1, ends: 1000 }, 5],
  ])('gives %o %i acorns', (proof, acorns) => {
    expect(acornsOf(proof)).toBe(acorns)
  })
})
