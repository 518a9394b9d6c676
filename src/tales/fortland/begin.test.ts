import { afterEach, expect, it, vi } from 'vitest'
import { fortland } from '../../engine/fortland/index.ts'
import { readGame, writeGame } from '../../engine/kernel/index.ts'
import { begin } from './begin.ts'
import { liveTable } from './table.ts'
import { twoPlayers } from './testing.ts'

afterEach(() => vi.restoreAllMocks())

/** The game that was just begun. */
function begun() {
  const { session } = liveTable.game.getState()
  if (!session) throw new Error('No game has begun.')
  return session
}

it('a game that begins by whatever luck of the browser can be written and read again', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(4_269_812_895)
    return array
  })
  begin(twoPlayers)
  expect(readGame(fortland, writeGame(fortland, begun()))).toMatchObject({ ok: true })
})

it('names belong to people: where a computer player leads, there is none', () => {
  liveTable.leaders.getState().choose('briar', 'cub')
  begin(twoPlayers)
  expect(begun().config.players).toEqual(['Mira', ''])
})
