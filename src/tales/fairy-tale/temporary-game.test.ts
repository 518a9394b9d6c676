import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOnTable } from '../../session/game-store.ts'
import { watchForHaste } from '../../store/hasty.ts'
import { liveTable } from './runtime.ts'
import { mountTemporaryGame, type TemporaryGame } from './temporary-game.ts'
import { gameInAction } from './testing.ts'

const begun = (seed = 1) => gameInAction(seed).getState().session ?? expect.fail('No tale is told.')
const onDone = vi.fn()
const endTurn = ({ game } = guest.table) => game.getState().act({ type: 'end-turn' })
const last = ({ game } = guest.table) => game.getState().session?.moves.at(-1)?.action.type
let guest: TemporaryGame

beforeEach(() => {
  onDone.mockClear()
  openOnTable(liveTable.game, begun(2))
  guest = mountTemporaryGame(begun())
  guest.judgedBy({ judge: () => null, onDone, undo: () => {} })
})

afterEach(() => {
  watchForHaste(() => false)
  guest.leave()
})

test('reports actions that the judge allows', () => {
  expect(endTurn()).toBe('done')
  expect(last()).toBe('end-turn')
  expect(onDone).toHaveBeenCalledWith([{ type: 'end-turn' }])
})

test('does not report an action that is refused as too hasty', () => {
  watchForHaste((forGood) => forGood)
  expect(endTurn()).toBe('too-hasty')
  expect(last()).not.toBe('end-turn')
  expect(onDone).not.toHaveBeenCalled()
})

test('sends no events of a temporary game to the live table', () => {
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

test('keeps the suggesting seat of the live table after a temporary game ends', () => {
  liveTable.suggesting.getState().suggestAs(1)
  guest.leave()
  expect(liveTable.suggesting.getState().seat).toBe(1)
  expect(endTurn(liveTable)).toBe('suggested')
  liveTable.suggesting.getState().stop()
  expect(endTurn(liveTable)).toBe('done')
})
