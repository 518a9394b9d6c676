import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actionText,
  boogyman,
  phaseOf,
  type State,
  writeNotation,
} from '../../../src/engine/boogyman/index.ts'
import { randomState, seededRng } from '../../../src/engine/kernel/index.ts'
import { valueFor } from '../../../src/tales/boogyman/bots/evaluate.ts'
import { keyOf, search } from '../../../src/tales/boogyman/bots/search.ts'
import { after } from '../../../src/tales/boogyman/foresight/index.ts'
import { drawn, played } from '../drawn.ts'
import { randomPositions } from '../random-play.ts'

const luck = (seed: number) => seededRng({ random: randomState(seed) })

/** Returns the value of a position by full search, without pruning; decided games are worth ±1e9. */
function worth(state: State, depth: number): number {
  if (state.outcome) {
    const { winner } = state.outcome
    return winner === null ? 0 : winner === state.onTurn ? 1e9 : -1e9
  }
  if (depth === 0) return valueFor(state, state.onTurn)
  return Math.max(
    ...boogyman.list(state).map((action) => {
      const next = after(state, action)
      return next.onTurn === state.onTurn ? worth(next, depth - 1) : -worth(next, depth - 1)
    }),
  )
}

describe('the search', () => {
  test('matches a full search, including wins and losses', () => {
    const few = randomPositions.filter((state) => {
      const count = boogyman.list(state).length
      return phaseOf(state) === 'playing' && count > 0 && count < 14
    })
    fc.assert(
      fc.property(few, fc.nat(), (state, seed) => {
        const { action, value } = search(state, { least: 3, positions: 0, calmly: false }, luck(seed))
        const whole = worth(state, 3)
        const next = after(state, action)
        const chosen = next.onTurn === state.onTurn ? worth(next, 2) : -worth(next, 2)
        if (Math.abs(whole) < 1e9) expect(value).toBeCloseTo(whole, 6)
        else expect(Math.sign(value)).toBe(Math.sign(whole))
        expect(chosen).toBeCloseTo(whole, 6)
      }),
      { numRuns: 25 },
    )
  })

  test('searches at least `least` actions ahead, and further within its budget', () => {
    const state = drawn('tiles d4 rr; d5 ryy; a1 R; g7 g; f6 gy; e5 gyy')
    expect(search(state, { least: 2, positions: 0, calmly: false }, luck(1)).depth).toBe(2)
    const further = search(state, { least: 1, positions: 1000, calmly: true }, luck(1))
    expect(further.depth).toBeGreaterThan(1)
    expect(further.positions).toBeLessThan(1100)
  })

  test('prefers the sooner win', () => {
    const state = drawn('tiles a1 rr; a2 rr; b1 r; d1 g; e4 ryy; c1 R; f6 ryy')
    const { action } = search(
      { ...state, boogymen: [null, null] },
      { least: 4, positions: 0, calmly: true },
      luck(3),
    )
    expect(actionText(action)).toMatch(/^spawn/)
  })
})

describe('the key of a position', () => {
  test('is the same for the same two actions in another order', () => {
    const position = 'tiles d4 r; b2 r; g7 g; a1 R'
    const one = played(position, 'step d4 d5, step b2 b3').state
    const other = played(position, 'step b2 b3, step d4 d5').state
    expect(keyOf(one)).toBe(keyOf(other))
  })

  test('is the same exactly where the position is', () => {
    fc.assert(
      fc.property(randomPositions, randomPositions, (one, other) => {
        expect(keyOf(boogyman.copy(one))).toBe(keyOf(one))
        const rules = {
          ...other,
          rules: one.rules,
          first: one.first,
          placed: one.placed,
          outcome: one.outcome,
        }
        expect(keyOf(one) === keyOf(rules)).toBe(writeNotation(one) === writeNotation(rules))
      }),
      { numRuns: 50 },
    )
  })
})

describe('the value of a position', () => {
  test('gives the two sides opposite values', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        expect(valueFor(state, 0)).toBeCloseTo(-valueFor(state, 1), 6)
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    ['a pawn more', 'tiles d4 rr; g7 g', 'tiles d4 rr; g7 gg'],
    ['a pawn under two trees', 'tiles d4 ryy; b2 r; g7 g', 'tiles d4 r; b2 r; g7 g'],
    ['a pawn beside two trees', 'tiles d4 r; d5 yy; b2 r; g7 g', 'tiles d4 r; b2 r; g7 g'],
    ['a Boogyman', 'tiles d4 rr; a1 R; g7 g', 'tiles d4 rr; g7 g'],
    ['prey', 'tiles d4 rr; f6 R; g7 gg', 'tiles d4 rr; a1 R; g7 gg'],
    ['a second pawn', 'tiles d4 rr; g7 gg', 'tiles d4 r; g7 gg'],
  ])('grows with %s', (_, more, less) => {
    expect(valueFor(drawn(more), 0)).toBeGreaterThan(valueFor(drawn(less), 0))
  })
})
