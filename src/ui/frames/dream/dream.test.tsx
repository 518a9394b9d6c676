import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type DiceRace, diceRace } from '../../../../tests/probe/dice-race.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { openSession } from '../../../engine/kernel/index.ts'
import { closedGame, openOnTable, withoutRules } from '../../../session/game-store.ts'
import { damagedLine } from '../../../store/kept/records.ts'
import { keptGames } from '../../../store/kept/this-browser.ts'
import { useAnnouncements } from '../../page/announce.ts'
import { DreamFrame } from './DreamFrame.tsx'
import { wakeUp } from './dream.ts'

const kept = (id: string) => ({ line: damagedLine(id, 'race', 1), text: '', leaders: null })
const ids = async () => (await keptGames.lines()).map(({ id }) => id).sort()

/** Somebody dreams since two moves of a tale, and has made so many altogether. */
function dreaming(moves: number, isThere = true) {
  const store = closedGame<DiceRace>()
  const session = { ...openSession(diceRace, { players: ['Ann', 'Ben'] }, 1), moves: Array(moves).fill(null) }
  openOnTable(store, session, { id: 'dream', origin: { kind: 'branch', of: 'true', move: 2 }, begun: 1 })
  store.connect({ ...withoutRules(store), open: async () => isThere })
  return store
}

beforeEach(async () => {
  for (const id of ['dream', 'true']) await keptGames.put(kept(id))
})

test('a dream in which nothing was done leaves nothing behind', async () => {
  expect(await wakeUp(dreaming(2))).toBe(true)
  await eventually(async () => expect(await ids()).toEqual(['true']))
})

test('one that was played stays, and so does any where the true tale is gone', async () => {
  expect(await wakeUp(dreaming(3))).toBe(true)
  expect(await ids()).toEqual(['dream', 'true'])
  expect(await wakeUp(dreaming(2, false))).toBe(false)
  expect(await ids()).toEqual(['dream', 'true'])
})

test('its frame says aloud what became of the tale: that the true one is gone, or that the dream is kept', async () => {
  const said = () => useAnnouncements.getState().polite.at(-1)?.text
  const keep = vi.fn()
  const there = vi.fn(async () => true).mockResolvedValueOnce(false)
  render(
    <DreamFrame turn={2} page="end" onBack={there} onKeep={keep}>
      <p>the tale</p>
    </DreamFrame>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Back to the true tale' }))
  expect(said()).toBe('The true tale is not kept any more.')
  await userEvent.click(screen.getByRole('button', { name: 'Keep as a tale of its own' }))
  expect(keep).toHaveBeenCalledOnce()
  expect(said()).toBe('From now on it is a tale of its own.')
  await userEvent.click(screen.getByRole('button', { name: 'Back to the true tale' }))
  expect(there).toHaveBeenCalledTimes(2)
  expect(said()).toBe('From now on it is a tale of its own.')
})
