import { expect, test } from 'vitest'
import { openWithWords, readGame, stateOf, undoTo, writeGame } from '../../src/engine/kernel/index.ts'
import { createSession, openOnTable } from '../../src/session/game-store.ts'
import { memoryTransport } from '../../src/session/memory-transport.ts'
import { CLOSED_SESSION } from '../../src/session/state.ts'
import { grown } from '../../src/store/saved-games/line.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'

const CONFIG = { players: ['Hanna', 'Tom'] } as const
const ROLL = { type: 'roll' } as const

/** A race with random words on a table in this tab. */
function onTable() {
  const table = createSession<DiceRace>(CLOSED_SESSION)
  table.connect(memoryTransport(table, { game: diceRace, answer: () => null, needs: () => null }))
  openOnTable(
    table,
    openWithWords(diceRace, CONFIG, 3, () => 1),
  )
  const session = () => {
    const shown = table.getState().session
    if (!shown) throw new Error('No game is open.')
    return shown
  }
  return { table, session }
}

test('a game with random words goes on in this tab with words of the browser', () => {
  const { table, session } = onTable()
  table.getState().act(ROLL)
  expect(session().moves).toHaveLength(1)
  expect(session().words?.dice).toHaveLength(1)
  const read = readGame(diceRace, writeGame(diceRace, session()))
  expect(read.ok && stateOf(read.value)).toEqual(stateOf(session()))
})

test('a saved game with random words grows on the moves that are shown', () => {
  const { table, session } = onTable()
  table.getState().act(ROLL)
  const shown = session()
  table.getState().act({ type: 'step' })
  const read = session()
  const result = grown(diceRace, shown, read)
  expect(result.moves[0]).toBe(shown.moves[0])
  expect(stateOf(result)).toEqual(stateOf(read))
})

test('a saved game with the same actions but other words replaces the shown one', () => {
  const { table, session } = onTable()
  table.getState().act(ROLL)
  const shown = session()
  const [word = 0] = shown.words?.dice ?? []
  const log = {
    ...JSON.parse(writeGame(diceRace, undoTo(shown, 1))),
    words: { dice: [word ^ 1], draws: [1, 1] },
  }
  const read = readGame(diceRace, JSON.stringify(log))
  if (!read.ok) throw new Error(read.error.code)
  expect(grown(diceRace, shown, read.value)).toBe(read.value)
})
