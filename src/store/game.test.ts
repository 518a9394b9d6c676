import { expect, test } from 'vitest'
import { CHARACTER_IDS, DEFAULT_DIFFICULTY, fairyTale, standardRules } from '../engine/fairy-tale/index.ts'
import { createGame, selectState } from './game.ts'
import { savedGame } from './saved-game.ts'
import { safeStorage } from './storage.ts'

test('a game goes on where it stood', () => {
  const texts = new Map<string, string>()
  const storage = safeStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }))
  const game = createGame(savedGame(storage))
  game.getState().start(
    {
      seats: [{ character: CHARACTER_IDS[0], player: '' }],
      difficulty: DEFAULT_DIFFICULTY,
      rules: standardRules(),
    },
    7,
  )
  for (let i = 0; i < 60; i++) {
    const state = selectState(game.getState())
    const actions = state ? fairyTale.list(state).filter((a) => a.type !== 'give-up') : []
    const action = actions[(i * 7) % actions.length]
    if (action) expect(game.getState().act(action)).toBeNull()
  }
  const again = createGame(savedGame(storage))
  expect(again.getState().session).toEqual(game.getState().session)
})
