import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type DiceRace, diceRace } from '../../../../tests/probe/dice-race.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { openSession } from '../../../engine/kernel/index.ts'
import { createUnloadedGame, openOnTable, withoutRules } from '../../../session/game-store.ts'
import { damagedLine } from '../../../store/saved-games/records.ts'
import { savedGames } from '../../../store/saved-games/this-browser.ts'
import { useAnnouncements } from '../../page/announce.ts'
import { DreamFrame } from './DreamFrame.tsx'
import { wakeUp } from './wake-up.ts'

const kept = (id: string) => ({ line: damagedLine(id, 'race', 1), text: '', leaders: null })
const ids = async () => (await savedGames.lines()).map(({ id }) => id).sort()

/** Returns a store with a dream that left its tale after two moves, and has `moves` moves altogether. */
function dreaming(moves: number, isThere = true) {
  const store = createUnloadedGame<DiceRace>()
  const session = { ...openSession(diceRace, { players: ['Ann', 'Ben'] }, 1), moves: Array(moves).fill(null) }
  openOnTable(store, session, { id: 'dream', origin: { kind: 'branch', of: 'true', move: 2 }, begun: 1 })
  store.connect({ ...withoutRules(store), open: async () => isThere })
  return store
}

beforeEach(async () => {
  for (const id of ['dream', 'true']) await savedGames.put(kept(id))
})

test('returning to the true tale deletes untouched dreams', async () => {
  expect(await wakeUp(dreaming(2))).toBe(true)
  await eventually(async () => expect(await ids()).toEqual(['true']))
})

test('keeps a dream with moves, and any dream if the true tale is gone', async () => {
  expect(await wakeUp(dreaming(3))).toBe(true)
  expect(await ids()).toEqual(['dream', 'true'])
  expect(await wakeUp(dreaming(2, false))).toBe(false)
  expect(await ids()).toEqual(['dream', 'true'])
})

test('announces that the true tale is gone, or that the dream is kept', async () => {
  const said = () => useAnnouncements.getState().polite.at(-1)?.text
  const keep = vi.fn()
  const there = vi.fn(async () => true).mockResolvedValueOnce(false)
  render(
    <DreamFrame turn={2} page="end" onBack={there} onKeep={keep}>
      <p>the tale</p>
    </DreamFrame>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Back to the true tale' }))
  expect(said()).toBe('The true tale was deleted.')
  await userEvent.click(screen.getByRole('button', { name: 'Save as a new game' }))
  expect(keep).toHaveBeenCalledOnce()
  expect(said()).toBe('Saved as a new game.')
  await userEvent.click(screen.getByRole('button', { name: 'Back to the true tale' }))
  expect(there).toHaveBeenCalledTimes(2)
  expect(said()).toBe('Saved as a new game.')
})
