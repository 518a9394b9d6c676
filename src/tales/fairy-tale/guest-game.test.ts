import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOnTable } from '../../session/game-store.ts'
import { watchForHaste } from '../../store/hasty.ts'
import { useGame } from './game.ts'
import { type Guest, layGuest } from './guest-game.ts'
import { useSuggesting } from './table.ts'
import { gameInAction } from './testing.ts'

const onDone = vi.fn()
const endTurn = () => useGame.getState().act({ type: 'end-turn' })
const last = () => useGame.getState().session?.moves.at(-1)?.action.type
let guest: Guest

beforeEach(() => {
  onDone.mockClear()
  const { session } = gameInAction().getState()
  if (!session) throw new Error('no game')
  guest = layGuest(session)
  guest.judgedBy({ judge: () => null, onDone, undo: () => {} })
})

afterEach(() => {
  watchForHaste(() => false)
  guest.leave()
})

test('who has a say hears of what is done', () => {
  expect(endTurn()).toBe('done')
  expect(last()).toBe('end-turn')
  expect(onDone).toHaveBeenCalledWith([{ type: 'end-turn' }])
})

test('what a hasty press does not do is not taken for done', () => {
  watchForHaste((forGood) => forGood)
  expect(endTurn()).toBe('too-hasty')
  expect(last()).not.toBe('end-turn')
  expect(onDone).not.toHaveBeenCalled()
})

test('a seat that suggested before a guest game can act after it', () => {
  guest.leave()
  openOnTable(useGame, gameInAction().getState().session ?? expect.fail('No tale is told.'))
  useSuggesting.getState().suggestAs(1)
  expect(useGame.getState().instead).not.toBeNull()
  guest = layGuest(gameInAction(2).getState().session ?? expect.fail('No tale is told.'))
  guest.leave()
  expect(endTurn()).toBe('done')
})
