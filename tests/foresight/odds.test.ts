import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lossesByNextTurn, oddsOf } from '../../src/tales/fairy-tale/foresight/index.ts'
import { drawn } from '../drawn/index.ts'
import { lossesPlayedOut } from './by-hand.ts'
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

describe('the odds by the end of the next turn, without actions', () => {
  test('an empty forest: only the next monster can hurt, and one step is not enough', () => {
    expect(lossesByNextTurn(drawn(' . ┃ . \n . ┃ . \n ━ O ━ \n . ┃ . \n . ┃ . '))?.[0]).toBeLessThan(1)
    const far = drawn(' . . ┃ . . \n . . ┃ . . \n ━ ━ O ━ ━ \n . . ┃ . . \n . . ┃ . . ')
    expect(lossesByNextTurn(far)).toEqual([near(1), 0, 0, 0])
  })

  const BARGAIN =
    'seats rumpelstiltskin 0,0 bargain=bargain-movement\nspent powers 1\nrolls monsters 0; movement 2'
  test.each([
    ['one monster two steps away', 'O ━ ━1'],
    ['monsters on all sides', ' . ┃1 . \n ━ O ━2 \n . ┃1 . '],
    ['where three come at once', ' . . ┃ . . \n ━ ━ O ━ ━ \n . . ┃2 . . \n . . ┃ . . \n . . ┃ . . '],
    ['each of two by a die of its own', '━ ━ O ━\nrules arrivals each'],
    [
      'each of three by a die of its own, a den among them',
      ' . ┃1 . . \n ━ O ━ ━∩ \n . ┃ . .\nrules arrivals each; noDen none',
    ],
    ['all at once where a round ends', '━ O ━ ━1\nrules moves round'],
    ['one heart left', 'O ━1 ━1\nhearts 1'],
    ['a bargain of two movements', `O ━ ━1\n${BARGAIN}`],
    ['a bargain of two movements, many monsters', ` . ┃1 . \n ━1 O ━2 \n . ┃ . \n . ┃1 . \n${BARGAIN}`],
  ])('%s: as often as when every die is rolled and every question answered', (_, text) => {
    const state = drawn(text)
    const losses = lossesByNextTurn(state)
    expect(losses).toEqual(lossesPlayedOut(state).map(near))
    expect(losses?.[0]).toBeLessThan(1)
  })

  test('the oak never falls less often in two turns than in one', () => {
    const atLeast = (losses: readonly number[], hearts: number) =>
      losses.slice(hearts).reduce((all, chance) => all + chance, 0)
    let hurt = 0
    fc.assert(
      fc.property(positions, (state) => {
        const odds = oddsOf(state)
        const later = lossesByNextTurn(state)
        fc.pre(odds !== null && later !== null)
        expect(atLeast(later ?? [], 0)).toBeCloseTo(1, 10)
        // On a 5 the side that costs the least now may cost more later, so that single hearts may be traded.
        expect(atLeast(later ?? [], 3)).toBeGreaterThanOrEqual(atLeast(odds?.losses ?? [], 3) - 1e-9)
        if ((odds?.losses[0] ?? 1) < 1) hurt += 1
      }),
      { numRuns: 60 },
    )
    expect(hurt).toBeGreaterThan(5)
  })
})
