import { expect, test } from 'vitest'
import { advance, openSession, type Session } from '../../src/engine/kernel/index.ts'
import { changeSession, createUnloadedGame } from '../../src/session/game-store.ts'
import { saveAtEnd } from '../../src/session/remote/save-at-end.ts'
import { createSeatStore } from '../../src/session/remote/seat-store.ts'
import { PLAYER } from '../../src/session/state.ts'
import { memoryGames } from '../../src/store/saved-games/in-memory.ts'
import { damagedLine } from '../../src/store/saved-games/records.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'
import { eventually } from '../support/eventually.ts'

const TABLE = '2'.repeat(32)

/** Returns the race, played by rolling until a player has won. */
function overRace(): Session<DiceRace> {
  let session = openSession(diceRace, { players: ['Ann', 'Ben'] }, 3)
  for (;;) {
    const next = advance(diceRace, session, { type: 'roll' })
    if (!next.ok) return session
    session = next.value
  }
}

/** A tab of a browser with these saved games, at a table. */
function atTable(games = memoryGames(), storage = fakeStorage()) {
  const store = createUnloadedGame<DiceRace>()
  const seats = createSeatStore(storage.storage, fakeStorage().storage)
  seats.keep({ table: TABLE, key: null, seats: [{ seat: 0, token: 'token' }] })
  const about = () => ({
    seats: [],
    turn: 0,
    actions: 0,
    outcome: { won: [0] },
    position: '',
    facts: null,
  })
  const saving = saveAtEnd(
    { game: diceRace, store, games, about, controllers: { now: () => null } },
    { table: TABLE, seats },
  )
  const show = (session: Session<DiceRace>, own: readonly number[] = [0]) =>
    changeSession(store, {
      type: 'opened',
      session,
      kept: null,
      role: { ...PLAYER, device: { seats: own } },
    })
  return { store, games, saving, show, storage, note: () => seats.ofBrowser(TABLE)?.note }
}

test('a game is saved when it is over and whole, not before', async () => {
  const { games, show, store, note } = atTable()
  const over = overRace()
  show(openSession(diceRace, over.config, 3))
  show({ ...over, viewer: 0 })
  await Promise.resolve()
  expect(await games.lines()).toEqual([])
  show(over)
  await eventually(() => expect(store.getState().kept?.id).toBe(TABLE))
  expect(await games.lines()).toMatchObject([{ id: TABLE, origin: { kind: 'table', played: true } }])
  expect(note()).toMatchObject({ isSaved: true })
})

test('two tabs of a browser save it once', async () => {
  const games = memoryGames()
  const [one, other] = [atTable(games), atTable(games)]
  for (const { show } of [one, other]) show(overRace())
  for (const { store } of [one, other]) await eventually(() => expect(store.getState().kept?.id).toBe(TABLE))
  expect(await games.lines()).toHaveLength(1)
})

test('a device without a seat saves it as one that it has watched', async () => {
  const { games, show, store } = atTable()
  show(overRace(), [])
  await eventually(() => expect(store.getState().kept).not.toBeNull())
  expect(await games.lines()).toMatchObject([{ origin: { kind: 'table', played: false } }])
})

test('a failure is told, and it is saved once something else could be', async () => {
  const { games, show, store, note } = atTable()
  games.trouble = 'full'
  show(overRace())
  await eventually(() => expect(store.getState().storage).toBe('full'))
  expect(store.getState().kept).toBeNull()
  expect(note()?.isSaved).toBeUndefined()
  games.trouble = null
  await games.put({ line: damagedLine('another', 'dice-race', 1), text: '', leaders: null })
  await eventually(() => expect(store.getState()).toMatchObject({ storage: 'ok', kept: { id: TABLE } }))
})

test('nothing is saved once the table is left', async () => {
  const { games, show, saving } = atTable()
  saving.stop()
  show(overRace())
  await Promise.resolve()
  expect(await games.lines()).toEqual([])
})
