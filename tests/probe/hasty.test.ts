import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGame } from '../../src/session/memory-transport.ts'
import { watchForHaste } from '../../src/store/hasty.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

// A roll spends luck, a peek shows a card, and a step ends the turn.

const game = createGame(diceRace)
const act = (type: DiceRace['Action']['type']) => game.getState().act({ type })
const made = () => game.getState().session?.moves.map(({ action }) => action?.type)

beforeEach(() => game.getState().start({ players: ['Hanna', 'Tom'] }, 5))
afterEach(() => watchForHaste(() => false))

test.each(['roll', 'peek', 'step'] as const)('a hasty press does nothing for good: %s', (type) => {
  watchForHaste((forGood) => forGood)
  expect(act(type)).toBe('too-hasty')
  expect(made()).toEqual([])
})

test('a press that is not hasty does everything', () => {
  for (const type of ['roll', 'peek', 'step'] as const) expect(act(type)).toBe('done')
  expect(made()).toEqual(['roll', 'peek', 'step'])
})

test('the rules refuse hasty presses like others', () => {
  act('play')
  act('play')
  let asked = 0
  watchForHaste(() => {
    asked += 1
    return true
  })
  expect(act('play')).toEqual({ code: 'card-is-played' })
  expect(asked).toBe(0)
})
