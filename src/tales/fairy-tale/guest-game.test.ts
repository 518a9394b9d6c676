import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOnTable } from '../../session/game-store.ts'
import { watchForHaste } from '../../store/hasty.ts'
import { type Guest, layGuest } from './guest-game.ts'
import { liveTable } from './table.ts'
import { gameInAction } from './testing.ts'

const begun = (seed = 1) => gameInAction(seed).getState().session ?? expect.fail('No tale is told.')
const onDone = vi.fn()
const endTurn = ({ game } = guest.table) => game.getState().act({ type: 'end-turn' })
const last = ({ game } = guest.table) => game.getState().session?.moves.at(-1)?.action.type
let guest: Guest

beforeEach(() => {
  onDone.mockClear()
  openOnTable(liveTable.game, begun(2))
  guest = layGuest(begun())
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

test('the live table hears nothing of a guest', () => {
  const { session } = liveTable.game.getState()
  const event = vi.fn()
  const stop = liveTable.game.onEvent(event)
  liveTable.leaders.setState({ people: 'several' })
  endTurn()
  guest.table.intent.getState().choose(0)
  guest.leave()
  stop()
  expect(event).not.toHaveBeenCalled()
  expect(liveTable.game.getState().session).toBe(session)
  expect(liveTable.leaders.getState().people).toBe('several')
})

test('a seat that suggests at the live table suggests there still when a guest has left', () => {
  liveTable.suggesting.getState().suggestAs(1)
  guest.leave()
  expect(liveTable.suggesting.getState().seat).toBe(1)
  expect(endTurn(liveTable)).toBe('suggested')
  liveTable.suggesting.getState().stop()
  expect(endTurn(liveTable)).toBe('done')
})
