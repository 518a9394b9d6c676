import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fortland } from '../../engine/fortland/index.ts'
import { readGame, writeGame } from '../../engine/kernel/index.ts'
import { startGame } from './begin.ts'
import { liveTable } from './runtime.ts'
import { twoPlayers } from './testing.ts'

// Another test file of this worker may have chosen controllers.
beforeEach(() => liveTable.leaders.setState(liveTable.leaders.getInitialState(), true))
afterEach(() => vi.restoreAllMocks())

/** The game that was just begun. */
function begun() {
  const { session } = liveTable.game.getState()
  if (!session) throw new Error('No game has begun.')
  return session
}

it('writes and reads a game with any seed of the browser', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(4_269_812_895)
    return array
  })
  startGame(twoPlayers)
  expect(readGame(fortland, writeGame(fortland, begun()))).toMatchObject({ ok: true })
})

it('drops names of countries that bots lead', () => {
  liveTable.leaders.getState().choose('briar', 'cub')
  startGame(twoPlayers)
  expect(begun().config.players).toEqual(['Mira', ''])
})
