import { expect, test } from 'vitest'
import { stateOf } from '../../../engine/kernel/index.ts'
import { gameFrom } from '../testing.ts'
import { sealsOf, wasPlayed } from './seals.ts'

/** Two Orders; the second one gives up. */
const given = (turn: number) =>
  gameFrom(`seat 1 bricks 2 plots a5 | seat 2 bricks 9 plots e5 | on-turn 2 | turn ${turn}`, 'resign')

test('no seal for a resignation before both have had a turn (H8)', () => {
  expect(stateOf(given(2)).winners).toEqual([0])
  expect(sealsOf(given(2))).toEqual([])
  expect([wasPlayed(2, 2), wasPlayed(3, 2)]).toEqual([false, true])
})

/** Three buildings of the Crafts, and three of the Citizenry. */
const POWERFUL = 'e4=flour-mill e5=flour-mill d6=flour-mill c6=manor d4=manor b5=manor'

test('two powers: earned by a later resignation, not before both had a turn (H8)', () => {
  const held = (turn: number) =>
    gameFrom(
      `version strategic | seat 1 bricks 2 plots ${POWERFUL} | seat 2 bricks 9 plots e1 | powers citizenry 1; crafts 1 | on-turn 2 | turn ${turn}`,
      'resign',
    )
  expect(sealsOf(held(3))).toContain('two-powers')
  expect(sealsOf(held(2))).toEqual([])
})

test('untaxed: needs a tax in the game if the rival gave up (H8)', () => {
  expect(sealsOf(given(8))).not.toContain('untaxed')
})

test('untaxed: earned by a seat that was never taxed and won at the goal', () => {
  const five = [2, 3, 4, 5].map((seat) => `seat ${seat} bricks 0 plots h${seat}`).join(' | ')
  const rich = 'c6=town-hall d4=town-hall b5=rose-palace c1=manor b2=stable'
  const won = gameFrom(`seat 1 bricks 1 plots ${rich} | ${five} | turn 11`, 'end')
  expect(stateOf(won).winners).toEqual([0])
  expect(sealsOf(won)).toContain('untaxed')
})
