import { describe, expect, test } from 'vitest'
import { HOUSE_RULES, type Seat, type State, seatsOf } from '../../../src/engine/citadel/index.ts'
import { chanceOf, logOddsOf } from '../../../src/tales/citadel/bots/chances.ts'
import { bestPair } from '../../../src/tales/citadel/bots/pairs.ts'
import { categoryOdds } from '../../../src/tales/citadel/foresight/index.ts'
import { position } from '../told.ts'

/** Returns a game of three seats with the given first one. */
const withFirst = (version: string, first: string): State =>
  position(
    `version ${version} | seat 1 ${first} | seat 2 bricks 4 plots c3=turnpike a4 hand school | seat 3 bricks 4 plots h3=inn g5=school e4`,
  )

const oddsOf = (state: State, seat: Seat = 0, next: Seat = 1): number =>
  logOddsOf(state, seat, categoryOdds(state), next)

describe.each(HOUSE_RULES.version)('the chance to win, %s', (version) => {
  const chance = (first: string) => oddsOf(withFirst(version, first))

  test('rises with each point', () => {
    const chances = ['stable', 'commons', 'town-house', 'manor', 'rose-palace'].map((building) =>
      chance(`bricks 3 plots b5=${building} d3=inn e1`),
    )
    expect(chances).toEqual(chances.toSorted((one, other) => one - other))
    expect(new Set(chances).size).toBe(chances.length)
  })

  test('rises with each brick safe from taxes', () => {
    const chances = [0, 1, 2, 3, 4, 5].map((bricks) => chance(`bricks ${bricks} plots b5=manor d3=inn e1`))
    expect(chances).toEqual(chances.toSorted((one, other) => one - other))
    expect(new Set(chances).size).toBe(chances.length)
  })

  test('is shared by all seats', () => {
    const state = withFirst(version, 'bricks 3 plots b5=manor d3=inn e1')
    const chances = seatsOf(state).map((seat) => chanceOf(oddsOf(state, seat)))
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
  })

  test('is better for seats closer to turn', () => {
    const state = withFirst(version, 'bricks 3 plots b5=manor d3=inn e1')
    expect(oddsOf(state, 0, 0)).toBeGreaterThan(oddsOf(state, 0, 1))
  })

  test('is certain when the game is over', () => {
    const state = { ...withFirst(version, 'bricks 3 plots b5=manor'), winners: [0 as const] }
    expect(chanceOf(oddsOf(state, 0))).toBeCloseTo(1)
    expect(chanceOf(oddsOf(state, 1))).toBeCloseTo(0)
  })
})

describe('the value of two cards of a hand', () => {
  const cards = (...values: number[]) => values.map((value) => ({ value, fits: true }))

  test('is the dearest pair that can be paid, the others sold for half', () => {
    expect(bestPair(cards(5, 4, 1), 9, { bare: 2, cheapest: 3 })).toBe(9)
    expect(bestPair(cards(5, 4, 1), 7, { bare: 2, cheapest: 3 })).toBe(6)
    expect(bestPair(cards(5, 4), 3, { bare: 2, cheapest: 3 })).toBe(5)
    expect(bestPair(cards(5, 4), 0, { bare: 2, cheapest: 3 })).toBe(0)
  })

  test('pays for plots that are wanting', () => {
    expect(bestPair(cards(3, 3), 6, { bare: 2, cheapest: 2 })).toBe(6)
    expect(bestPair(cards(3, 3), 6, { bare: 1, cheapest: 2 })).toBe(3)
    expect(bestPair([{ value: 3, fits: false }], 4, { bare: 1, cheapest: 2 })).toBe(0)
  })
})
