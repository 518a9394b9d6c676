import { beforeEach, expect, test } from 'vitest'
import { type DiceRace, diceRace } from '../../../../tests/probe/dice-race.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { openSession } from '../../../engine/kernel/index.ts'
import { closedGame } from '../../../store/game-store.ts'
import { damagedLine } from '../../../store/kept/records.ts'
import { keptGames } from '../../../store/kept/this-browser.ts'
import { wakeUp } from './dream.ts'

const kept = (id: string) => ({ line: damagedLine(id, 'race', 1), text: '', leaders: null })
const ids = async () => (await keptGames.lines()).map(({ id }) => id).sort()

/** Somebody dreams since two moves of a tale, and has made so many altogether. */
function dreaming(moves: number, isThere = true) {
  const store = closedGame<DiceRace>()
  store.setState({
    session: { ...openSession(diceRace, { players: ['Ann', 'Ben'] }, 1), moves: Array(moves).fill(null) },
    kept: { id: 'dream', origin: { kind: 'branch', of: 'true', move: 2 }, begun: 1 },
    open: async () => isThere,
  })
  return store
}

beforeEach(async () => {
  for (const id of ['dream', 'true']) await keptGames.put(kept(id))
})

test('a dream in which nothing was done leaves nothing behind', async () => {
  await wakeUp(dreaming(2))
  await eventually(async () => expect(await ids()).toEqual(['true']))
})

test('one that was played stays, and so does any where the true tale is gone', async () => {
  await wakeUp(dreaming(3))
  expect(await ids()).toEqual(['dream', 'true'])
  await wakeUp(dreaming(2, false))
  expect(await ids()).toEqual(['dream', 'true'])
})
