import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/fairy-tale/index.ts'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { playoutRngs } from '../../src/tales/fairy-tale/bots/estimate.ts'
import { farAnswers, moreGames, NO_GAMES } from '../../src/tales/fairy-tale/bots/index.ts'
import { estimateOf } from '../../src/tales/fairy-tale/bots/tally.ts'
import { positions } from '../foresight/positions.ts'

const luck = (seed: number) => seededRng({ random: randomState(seed) })

describe('games that are played on', () => {
  test('leave the position unchanged, and give the same result for the same position', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const before = structuredClone(state)
        const tally = moreGames(state, NO_GAMES, 4)
        expect(state).toEqual(before)
        expect(moreGames(state, moreGames(state, NO_GAMES, 1), 3)).toEqual(tally)
        // By some house rules a tale can be lost with all hearts left [R 58] [R 70].
        const byHearts = state.rules.grove === 'heart' && state.rules.heroes === 'safe'
        if (byHearts) expect(tally.lost).toBeLessThanOrEqual(tally.hurt)
      }),
      { numRuns: 60 },
    )
  })

  test('do not depend on the luck that the position really holds', () => {
    fc.assert(
      fc.property(positions, fc.integer(), (state, seed) => {
        const other: State = { ...state, random: randomState(seed) }
        expect(moreGames(other, NO_GAMES, 3)).toEqual(moreGames(state, NO_GAMES, 3))
      }),
      { numRuns: 60 },
    )
  })

  test('use separate rngs for table and players', () => {
    const lucks = Array.from({ length: 20 }, (_, game) => playoutRngs(game)).flatMap(({ chance, own }) => [
      chance,
      own,
    ])
    const dice = lucks.map(({ die }) => Array.from({ length: 24 }, () => die(6)).join(''))
    expect(new Set(dice).size).toBe(40)
  })
})

describe('an estimate', () => {
  test('is null before playouts and never certain', () => {
    expect(estimateOf(0, 0)).toBeNull()
    expect(estimateOf(0, 20)?.chance).toBeGreaterThan(0)
    expect(estimateOf(20, 20)?.chance).toBeLessThan(1)
  })

  test('holds the truth 19 times in 20', () => {
    const { die } = luck(3)
    const held = Array.from({ length: 400 }, () => {
      const threes = Array.from({ length: 100 }, () => die(6)).filter((face) => face === 3).length
      const { chance, giveOrTake } = estimateOf(threes, 100) ?? { chance: 0, giveOrTake: 0 }
      return Math.abs(chance - 1 / 6) <= giveOrTake
    })
    expect(held.filter(Boolean).length / held.length).toBeGreaterThan(0.92)
  })
})

test('answers grow more certain, have the exact part from the first, and mark the last', () => {
  fc.assert(
    fc.property(positions, (state) => {
      fc.pre(state.rolls.movement > 0)
      const [first, ...rest] = farAnswers({ id: 5, state })
      expect(first?.losses?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
      expect(rest.map(({ tally }) => tally.games)).toEqual(
        rest.map(({ tally }) => tally.games).toSorted((a, b) => a - b),
      )
      expect([first, ...rest].map((answer) => answer?.done)).toEqual([...rest.map(() => false), true])
    }),
    { numRuns: 5 },
  )
})
