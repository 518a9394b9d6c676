// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOnTable } from '../../../../session/game-store.ts'
import { letWait, usePace } from '../../../../ui/frames/bots/pace.ts'
import { liveTable } from '../../runtime.ts'
import { mountTemporaryGame, type TemporaryGame } from '../../temporary-game.ts'
import { gameInAction } from '../../testing.ts'
import { askWhy, whyAt } from '../foresight/why/explanation.ts'
import '../table-kit.ts'

const begun = (seed: number) => gameInAction(seed).getState().session ?? expect.fail('No tale is told.')
const { skip } = liveTable.playback.getState()
let guest: TemporaryGame | null = null

beforeEach(() => openOnTable(liveTable.game, begun(2)))
afterEach(() => {
  guest?.leave()
  guest = null
  liveTable.playback.setState({ skip })
  letWait(false)
})

test('ends playback at the live table if another table replaces it', () => {
  const skipped = vi.fn()
  liveTable.playback.setState({ skip: skipped })
  guest = mountTemporaryGame(begun(1))
  expect(skipped).toHaveBeenCalledOnce()
})

test('ends a question about a table if another table replaces it', () => {
  guest = mountTemporaryGame(begun(1))
  askWhy(guest.table, { kind: 'next', way: 'all', frame: 0 })
  guest.leave()
  expect(whyAt(guest.table).getState().asked).toBeNull()
})

test('keeps a question about a guest open during a move at the live table', () => {
  guest = mountTemporaryGame(begun(1))
  askWhy(guest.table, { kind: 'next', way: 'all', frame: 0 })
  liveTable.game.getState().act({ type: 'end-turn' })
  expect(whyAt(guest.table).getState().asked).not.toBeNull()
})

test('keeps the bots of the live table waiting during a guest', () => {
  letWait(true)
  guest = mountTemporaryGame(begun(1))
  guest.lay(begun(3))
  expect(usePace.getState().waiting).toBe(true)
})
