import { expect, test } from 'vitest'
import { diceRace } from '../../tests/probe/dice-race.ts'
import { randomState, seededRng } from '../engine/kernel/index.ts'
import { atRandom, byPlan, pickOne } from './player.ts'

const luck = () => seededRng({ random: randomState(2) })

test('carries a plan out to its end before the next is made', () => {
  const plans = [['a', 'b'], ['c'], []]
  const player = byPlan((_: null) => plans.shift() ?? [])
  expect([1, 2, 3].map(() => player(null, luck()))).toEqual(['a', 'b', 'c'])
  expect(() => player(null, luck())).toThrow('empty plan')
})

test('does any allowed and tried action, randomly', () => {
  const state = diceRace.begin({ players: ['', ''] }, 1)
  const own = luck()
  const types = (isTried?: (action: { type: string }) => boolean) =>
    new Set(Array.from({ length: 40 }, () => atRandom(diceRace, isTried)(state, own).type))
  expect([...types()].sort()).toEqual(
    diceRace
      .list(state)
      .map(({ type }) => type)
      .sort(),
  )
  expect(types(({ type }) => type !== 'roll')).not.toContain('roll')
  expect(() => pickOne([], own)).toThrow('empty list')
})
