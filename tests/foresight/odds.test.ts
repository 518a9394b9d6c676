import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lossesByNextTurn, oddsOf } from '../../src/foresight/index.ts'
import { drawn } from '../drawn/index.ts'
import { positions } from './positions.ts'

const near = (chance: number | undefined) => expect.closeTo(chance ?? Number.NaN, 10)

describe('the odds of the coming movement', () => {
  test('one side threatens: its own face and a 6 hurt, a 5 chooses another side', () => {
    expect(oddsOf(drawn('━ O ━1'))).toEqual({
      losses: [near(4 / 6), near(2 / 6), 0, 0],
      bySide: { north: 0, east: near(1 / 6), south: 0, west: 0, all: near(1 / 6) },
      threats: [{ monster: 1, kind: 'big-bad-wolf', chance: near(2 / 6) }],
    })
  })

  test('where every side threatens, a 5 hurts too: the least it can', () => {
    const odds = oddsOf(drawn(' . ┃1 . \n ━1 O ━2 \n . ┃1 . '))
    // 1, 3, 4 and a 5 cost one heart, a 2 costs two, a 6 costs three and the game.
    expect(odds?.losses).toEqual([0, near(4 / 6), near(1 / 6), near(1 / 6)])
  })

  test('chances make one together, in any position', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const odds = oddsOf(state)
        fc.pre(odds !== null)
        const sum = odds?.losses.reduce((all, chance) => all + chance, 0) ?? 0
        expect(sum).toBeCloseTo(1, 10)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the odds by the end of the next turn, if nobody acts', () => {
  test('an empty forest: only who comes next can hurt, and one step is not enough', () => {
    expect(lossesByNextTurn(drawn(' . ┃ . \n . ┃ . \n ━ O ━ \n . ┃ . \n . ┃ . '))?.[0]).toBeLessThan(1)
    const far = drawn(' . . ┃ . . \n . . ┃ . . \n ━ ━ O ━ ━ \n . . ┃ . . \n . . ┃ . . ')
    expect(lossesByNextTurn(far)).toEqual([near(1), 0, 0, 0])
  })

  test('never less is lost in two turns than in one', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const odds = oddsOf(state)
        const later = lossesByNextTurn(state)
        fc.pre(odds !== null && later !== null)
        expect(later?.reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 10)
        expect(later?.[3] ?? 0).toBeGreaterThanOrEqual((odds?.losses[3] ?? 0) - 1e-9)
      }),
      { numRuns: 60 },
    )
  })
})
