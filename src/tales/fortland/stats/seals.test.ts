import { expect, test } from 'vitest'
import { fortland } from '../../../engine/fortland/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import { gameFrom, MUSTERED, played } from '../testing.ts'
import { sealsOf, wasPlayed } from './seals.ts'

test('a win in the first round because the rival gave up earns no seal (H8)', () => {
  const given = played(`${MUSTERED}, give-up`)
  expect(fortland.decider(stateOf(given))).toBeNull()
  expect(stateOf(given).outcome?.winners).toHaveLength(1)
  expect(sealsOf(given)).toEqual([])
  expect([wasPlayed(1), wasPlayed(2)]).toEqual([false, true])
})

test('from-last needs a later round than the first if the rival gave up (H8)', () => {
  const given = (round: number) =>
    gameFrom(`a+b a+b A / B b b / armies a n1; b s1 / on-turn b / actions 3 / round ${round}`, 'give-up')
  expect(sealsOf(given(2))).toContain('from-last')
  expect(sealsOf(given(1))).toEqual([])
})

/** Two countries in a later round: without a siege, or with one by the first country on the second. */
const FREE = 'a a A / B b b / armies a n1; b s1 / on-turn b / actions 3 / round 9'

test('untouched is denied if the rival gave up and never laid a siege (H8)', () => {
  const given = gameFrom(FREE, 'give-up')
  expect(stateOf(given).outcome?.winners).toEqual([0])
  expect(sealsOf(given)).not.toContain('untouched')
})

test('untouched rewards winning without ever being besieged', () => {
  const won = gameFrom('a+b a A+b / B b b / armies a s1; b n2 / on-turn b / actions 2 / round 4', 'build')
  expect(stateOf(won).outcome?.winners).toEqual([1])
  expect(sealsOf(won)).toContain('untouched')
})
