import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGame } from '../../src/store/game.ts'
import { watchForHaste } from '../../src/store/hasty.ts'
import { diceRace } from './dice-race.ts'

// A roll spends luck, a step does not.

const game = createGame(diceRace)
const act = (type: 'roll' | 'step') => game.getState().act({ type })
const made = () => game.getState().session?.moves.map(({ action }) => action.type)

beforeEach(() => game.getState().start({ players: ['Hanna', 'Tom'] }, 5))
afterEach(() => watchForHaste(() => false))

test('a hasty press spends no luck, and the game stays as it is', () => {
  watchForHaste((forGood) => forGood)
  expect(act('roll')).toBe('too-hasty')
  expect(made()).toEqual([])
})

test('a hasty press does what can be undone', () => {
  act('roll')
  watchForHaste((forGood) => forGood)
  expect(act('step')).toBe('done')
  expect(made()).toEqual(['roll', 'step'])
})

test('what the rules refuse is refused, however hasty the press', () => {
  let asked = 0
  watchForHaste(() => {
    asked += 1
    return true
  })
  expect(act('step')).toEqual(expect.objectContaining({ code: expect.any(String) }))
  expect(asked).toBe(0)
})
