import { expect, test } from 'vitest'
import { fortland } from '../../../engine/fortland/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import { gameFrom, MUSTERED, played } from '../testing.ts'
import { sealsOf, wasPlayed } from './seals.ts'

test('whoever is given the game in the first round has earned nothing (H8)', () => {
  const given = played(`${MUSTERED}, give-up`)
  expect(fortland.decider(stateOf(given))).toBeNull()
  expect(stateOf(given).outcome?.winners).toHaveLength(1)
  expect(sealsOf(given)).toEqual([])
  expect([wasPlayed(1), wasPlayed(2)]).toEqual([false, true])
})

test('one free place left: earned by whoever is given the game later, not in the first round (H8)', () => {
  const given = (round: number) =>
    gameFrom(`a+b a+b A / B b b / armies a n1; b s1 / on-turn b / actions 3 / round ${round}`, 'give-up')
  expect(sealsOf(given(2))).toContain('from-last')
  expect(sealsOf(given(1))).toEqual([])
})

/** Two countries in a later round: nothing is besieged, or a place of the second by the first. */
const FREE = 'a a A / B b b / armies a n1; b s1 / on-turn b / actions 3 / round 9'

test('nobody came near: not where no rival laid siege to anybody, and the other gave up (H8)', () => {
  const given = gameFrom(FREE, 'give-up')
  expect(stateOf(given).outcome?.winners).toEqual([0])
  expect(sealsOf(given)).not.toContain('untouched')
})

test('nobody came near: earned by whoever wins by a siege, and was never besieged', () => {
  const won = gameFrom('a+b a A+b / B b b / armies a s1; b n2 / on-turn b / actions 2 / round 4', 'build')
  expect(stateOf(won).outcome?.winners).toEqual([1])
  expect(sealsOf(won)).toContain('untouched')
})
