import { expect, test } from 'vitest'
import { placeAt } from '../../../engine/kernel/index.ts'
import { answer, type GameOfTest, gameInAction, openGame, twoSeats } from '../testing.ts'
import { lastMonstersTurn } from './monsters-turn.ts'

/** The actions of the last monsters' turn. The answer to a 5 belongs to its die. */
const dice = (game: GameOfTest) =>
  lastMonstersTurn(game.getState().session?.moves ?? [])
    .map(({ action }) => action.type)
    .filter((type) => type !== 'choose-side')

/** Plays an action and answers a 5. */
function roll(game: GameOfTest, type: 'end-turn' | 'roll'): void {
  game.getState().act({ type })
  answer(game)
}

test('is empty before the game begins', () => {
  const game = openGame()
  game.getState().start(twoSeats, 4)
  expect(dice(game)).toEqual([])
})

test('is only the new monsters before the first end of a turn', () => {
  expect(dice(gameInAction())).toEqual(['roll'])
})

test('is the movement and the new monsters', () => {
  const game = gameInAction()
  roll(game, 'end-turn')
  expect(dice(game)).toEqual(['end-turn'])
  roll(game, 'roll')
  expect(dice(game)).toEqual(['end-turn', 'roll'])
})

test('is the last only, even after another', () => {
  const game = gameInAction()
  for (const type of ['end-turn', 'roll', 'end-turn'] as const) roll(game, type)
  expect(dice(game)).toEqual(['end-turn'])
})

test('stays available while the next character acts', () => {
  const game = gameInAction()
  for (const type of ['end-turn', 'roll'] as const) roll(game, type)
  expect(game.getState().act({ type: 'walk', to: placeAt(1, 0) })).toBe('done')
  expect(dice(game)).toEqual(['end-turn', 'roll'])
})
