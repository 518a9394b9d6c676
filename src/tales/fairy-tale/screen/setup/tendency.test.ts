import { expect, test } from 'vitest'
import { tendencyOf } from './tendency.ts'

const rate = (reading: string, won: number) => ({
  rule: 'goal',
  reading,
  games: 200,
  won,
  without: { games: 400, won: 240 },
})

const RATES = [rate('rounds', 160), rate('monsters-28', 80), rate('last-tile', 130)]

test('over ten points of win rate make a house rule easier or harder', () => {
  expect(tendencyOf('goal', 'rounds', RATES)?.is).toBe('lighter')
  expect(tendencyOf('goal', 'monsters-28', RATES)?.is).toBe('darker')
})

test('shows none for small or unmeasured effects', () => {
  expect(tendencyOf('goal', 'last-tile', RATES)).toBeNull()
  expect(tendencyOf('goal', 'monsters-22', RATES)).toBeNull()
  expect(tendencyOf('oak', 'rounds', RATES)).toBeNull()
})

test('[R 69] a frail Oak makes the game harder, as measured', () => {
  expect(tendencyOf('oak', 'frail')).toMatchObject({
    is: 'darker',
    by: { games: 200 },
    without: { games: 400 },
  })
})
