// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOnTable } from '../../../../session/game-store.ts'
import { letWait, usePace } from '../../../../ui/frames/computers/pace.ts'
import { type Guest, layGuest } from '../../guest-game.ts'
import { liveTable } from '../../table.ts'
import { gameInAction } from '../../testing.ts'
import { askWhy, whyAt } from '../foresight/why/explanation.ts'
import '../table-kit.ts'

const begun = (seed: number) => gameInAction(seed).getState().session ?? expect.fail('No tale is told.')
const { skip } = liveTable.playback.getState()
let guest: Guest | null = null

beforeEach(() => openOnTable(liveTable.game, begun(2)))
afterEach(() => {
  guest?.leave()
  guest = null
  liveTable.playback.setState({ skip })
  letWait(false)
})

test('what is shown at the live table ends when another table takes its place', () => {
  const skipped = vi.fn()
  liveTable.playback.setState({ skip: skipped })
  guest = layGuest(begun(1))
  expect(skipped).toHaveBeenCalledOnce()
})

test('a question about a table ends when another table takes its place', () => {
  guest = layGuest(begun(1))
  askWhy(guest.table, { kind: 'next', way: 'all', frame: 0 })
  guest.leave()
  expect(whyAt(guest.table).getState().asked).toBeNull()
})

test('a move at the live table leaves a question about a guest open', () => {
  guest = layGuest(begun(1))
  askWhy(guest.table, { kind: 'next', way: 'all', frame: 0 })
  liveTable.game.getState().act({ type: 'end-turn' })
  expect(whyAt(guest.table).getState().asked).not.toBeNull()
})

test('a guest does not let computer players go on that wait at the live table', () => {
  letWait(true)
  guest = layGuest(begun(1))
  guest.lay(begun(3))
  expect(usePace.getState().waiting).toBe(true)
})
