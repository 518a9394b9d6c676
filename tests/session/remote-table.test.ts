import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createUnloadedGame } from '../../src/session/game-store.ts'
import { type Connection, connect } from '../../src/session/remote/connection.ts'
import { createRemoteTable } from '../../src/session/remote/create-remote-table.ts'
import { remoteTransport } from '../../src/session/remote/remote-transport.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'
import { raceOnOneScreen } from '../probe/race-hotseat.ts'
import { countedWords, fakeTableServer } from './fake-table-server.ts'

const CONFIG: DiceRace['Config'] = { players: ['Ann', 'Ben'] }
const STEP = { type: 'step' } as const

let server: ReturnType<typeof fakeTableServer<DiceRace>>

beforeEach(() => {
  vi.useFakeTimers()
  server = fakeTableServer(diceRace, CONFIG, countedWords())
})
afterEach(() => vi.useRealTimers())

/** A device of the browser with this storage. `tab`: the storage of a tab that is reloaded. */
function device(storage = fakeStorage(), tab = fakeStorage()) {
  let line: Connection | null = null
  const remote = createRemoteTable({
    load: async () => (listener) => {
      line = connect(listener, server.openWire)
      return line
    },
    storage: storage.storage,
    tab: tab.storage,
  })
  /** Ends the tab, as a browser does that is closed. */
  const close = () => line?.close()
  return { remote, storage, tab, close, now: remote.useRemoteTable.getState }
}

/** Connects a session to the table. */
function play({ remote }: ReturnType<typeof device>) {
  const store = createUnloadedGame<DiceRace>()
  const transport = remoteTransport({
    store,
    rules: { game: diceRace, answer: () => null, needs: () => null },
    remote,
    beginHere: () => {},
    openHere: async () => false,
  })
  store.connect(transport)
  return { store, now: store.getState, transport }
}

const settle = (ms = 100) => vi.advanceTimersByTimeAsync(ms)

/** Waits for a request while time goes on. */
async function during<Result>(asked: Promise<Result>, ms = 100): Promise<Result> {
  await settle(ms)
  return asked
}

/** Two devices with a seat each, in a game that has begun. */
async function begun() {
  const [ann, ben] = [device(), device()]
  await during(ann.now().openTable('dice-race', 1, CONFIG, {}))
  await during(ann.now().takeSeat(0, 'Ann'))
  await during(ben.now().join({ code: '7KM04Q' }))
  await during(ben.now().takeSeat(1, 'Ben'))
  await during(ann.now().begin())
  const games = [play(ann), play(ben)] as const
  await settle()
  return { ann, ben, games }
}

describe('a table of the list', () => {
  test('leads back to its seat days later', async () => {
    const { ann, games } = await begun()
    ann.now().goAway()
    await settle()
    expect(ann.now()).toMatchObject({ isSeated: false, lobby: null, own: [] })
    expect(server.lobby().seats[0]).toMatchObject({ by: 'person', presence: 'gone' })
    games[0].transport.stop()
    const later = device(ann.storage)
    const [one] = later.remote.seats.store.getState().tables
    expect(one).toMatchObject({
      note: { tale: 'dice-race', phase: 'playing', seats: [{ name: 'Player 0' }, {}] },
    })
    expect(await during(later.now().returnToTable(one?.table ?? ''))).toBe(true)
    expect(later.now()).toMatchObject({ own: [0], line: 'here' })
    const game = play(later)
    await settle()
    expect(game.now()).toMatchObject({ watching: false })
  })

  test('is marked as gone once the server has it no more, and is tried again by a press only', async () => {
    const { ann } = await begun()
    ann.now().goAway()
    await settle()
    server.trouble.refusesSit = 'no-table'
    const later = device(ann.storage)
    const { store } = later.remote.seats
    const table = store.getState().tables[0]?.table ?? ''
    expect(await during(later.now().returnToTable(table))).toBe(false)
    expect(later.now()).toMatchObject({ ended: 'no-table', isSeated: false })
    expect(store.getState().tables).toMatchObject([{ note: { isGone: true } }])
    expect(await during(later.now().resume())).toBe(false)
    server.trouble.refusesSit = null
    expect(await during(later.now().returnToTable(table))).toBe(true)
    expect(store.getState().tables).toMatchObject([{ note: { isGone: false } }])
    later.remote.seats.forget(table)
    expect(store.getState().tables).toEqual([])
    expect(await during(device(ann.storage).now().returnToTable(table))).toBe(false)
  })

  test('is not resumed by a new tab once it was left for good', async () => {
    const { ann } = await begun()
    ann.now().leave()
    await settle()
    expect(await during(device(ann.storage).now().resume())).toBe(false)
  })
})

describe('a table', () => {
  test('is opened, joined and begun, and knows the seats of each device', async () => {
    const { ann, ben } = await begun()
    expect(ann.now()).toMatchObject({ line: 'here', own: [0], problem: null })
    expect(ann.now().key).not.toBeNull()
    expect(ben.now()).toMatchObject({ line: 'here', own: [1], key: null })
    expect(ben.now().lobby?.phase).toBe('playing')
  })

  test('refuses a wrong code, and a taken seat', async () => {
    const ann = device()
    expect(await during(ann.now().join({ code: 'AAAAAA' }))).toBe(false)
    expect(ann.now()).toMatchObject({ problem: 'no-table', lobby: null })
    await begun()
    expect(await during(ann.now().join({ code: '7KM04Q' }))).toBe(true)
    expect(await during(ann.now().takeSeat(0, 'Cat'))).toBe(false)
    expect(ann.now()).toMatchObject({ problem: 'seat-taken', own: [] })
  })

  test('is unreachable without a server, and does not try for ever', async () => {
    server.trouble.isDown = true
    const ann = device()
    expect(await during(ann.now().openTable('dice-race', 1, CONFIG, {}))).toBe(false)
    expect(ann.now()).toMatchObject({ problem: 'unreachable', line: 'connecting' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is found again by a reloaded tab', async () => {
    const { ann } = await begun()
    const again = device(ann.storage, ann.tab)
    expect(await during(again.now().resume())).toBe(true)
    expect(again.now()).toMatchObject({ own: [0], line: 'here' })
    const game = play(again)
    await settle()
    expect(game.now()).toMatchObject({ watching: false })
  })

  test('gives a closed tab its seat back, but not the seat that another tab plays', async () => {
    const { ben } = await begun()
    const second = device(ben.storage)
    await during(second.now().join({ code: '7KM04Q' }))
    expect(second.now().own).toEqual([])
    second.now().leave()
    ben.close()
    await settle()
    const third = device(ben.storage)
    await during(third.now().join({ code: '7KM04Q' }))
    expect(third.now().own).toEqual([1])
  })

  test('is left for good, without timers', async () => {
    const { ann, ben } = await begun()
    for (const one of [ann, ben]) one.now().leave()
    await settle()
    expect(ann.now()).toMatchObject({ lobby: null, own: [], key: null, line: 'connecting', isSeated: false })
    expect(server.lobby().seats.map(({ by }) => by)).toEqual(['free', 'free'])
    expect(vi.getTimerCount()).toBe(0)
    expect(await during(device(fakeStorage(), ann.tab).now().resume())).toBe(false)
  })

  test('is left at once without a line, and soon if the server does not answer', async () => {
    const { ann, ben } = await begun()
    server.trouble.isFrozen = true
    ann.now().leave()
    await settle(2_100)
    expect(ann.now().lobby).toBeNull()
    server.trouble.isFrozen = false
    server.trouble.isDown = true
    server.cut()
    await settle(10)
    ben.now().leave()
    expect(ben.now().lobby).toBeNull()
  })

  test('gives one seat although the answer is lost', async () => {
    const ann = device()
    await during(ann.now().openTable('dice-race', 1, CONFIG, {}))
    server.trouble.losesAnswers = true
    expect(await during(ann.now().takeSeat(0, 'Ann'), 10_000)).toBe(false)
    server.trouble.losesAnswers = false
    await settle(10_000)
    expect(await during(ann.now().takeSeat(0, 'Ann'))).toBe(true)
    expect(ann.now().own).toEqual([0])
  })

  test('knows tabs returning before the server answers', async () => {
    const { ann } = await begun()
    server.trouble.isDown = true
    const again = device(ann.storage, ann.tab)
    expect(again.now().isSeated).toBe(false)
    void again.now().resume()
    await settle(5_000)
    expect(again.now()).toMatchObject({ isSeated: true, lobby: null, ended: null })
    expect(again.now().tries).toBeGreaterThan(1)
    server.trouble.isDown = false
    again.now().retry()
    await settle()
    expect(again.now()).toMatchObject({ line: 'here', own: [0] })
  })

  test('stays when another cannot be joined or opened', async () => {
    const { ann, games } = await begun()
    const [mine] = games
    expect(await during(ann.now().join({ code: 'AAAAAA' }))).toBe(false)
    expect(ann.now()).toMatchObject({ problem: 'no-table', own: [0], isSeated: true, line: 'here' })
    server.play(STEP)
    await settle()
    expect(mine.now().session?.moves).toHaveLength(1)
    server.trouble.isDown = true
    server.cut()
    await settle(10)
    expect(await during(ann.now().join({ code: '7KM04Q' }))).toBe(false)
    expect(ann.now()).toMatchObject({ problem: 'unreachable', own: [0], isSeated: true })
    server.trouble.isDown = false
    await settle(9_000)
    expect(ann.now()).toMatchObject({ line: 'here', own: [0] })
  })

  test('that a tab joins anew has its seat and its game still', async () => {
    const { ann, games } = await begun()
    const [mine] = games
    expect(await during(ann.now().join({ code: '7KM04Q' }), 3_000)).toBe(true)
    expect(ann.now().own).toEqual([0])
    expect(mine.now().act(STEP)).toBe('done')
    await settle()
    expect(mine.now().session?.moves).toHaveLength(1)
  })

  test('gives a browser its seat back once the lost tab counts as away', async () => {
    const { ben } = await begun()
    const again = device(ben.storage)
    await during(again.now().join({ code: '7KM04Q' }))
    expect(again.now().own).toEqual([])
    ben.close()
    await settle(9_000)
    server.sendRaw({ name: 'lobby', data: server.lobby() })
    await settle()
    expect(again.now().own).toEqual([1])
  })

  test.each([
    ['no-table', { isSeated: false, lobby: null, ended: 'no-table', own: [] }],
    ['wrong-shape', { isSeated: false, lobby: null, ended: 'wrong-shape', own: [] }],
    ['stopped', { isSeated: true, line: 'given-up', problem: 'stopped', ended: null, own: [0] }],
    ['full', { isSeated: true, line: 'lost', problem: 'full', ended: null, own: [0] }],
  ] as const)('that refuses a device which returns (%s)', async (code, then) => {
    const { ann } = await begun()
    server.trouble.refusesSit = code
    server.cut()
    await settle(2_000)
    expect(ann.now()).toMatchObject(then)
    server.trouble.refusesSit = null
    ann.now().retry()
    await settle(10_000)
    expect(ann.now().line).toBe(then.isSeated ? 'here' : 'connecting')
    expect(await during(ann.now().join({ code: '7KM04Q' }))).toBe(true)
    expect(ann.now()).toMatchObject({ ended: null, problem: null })
  })

  test('that says goodbye because its server ends has no problem but the lost line', async () => {
    const { ann } = await begun()
    server.trouble.isDown = true
    server.sendRaw({ name: 'bye', data: { code: 'busy' } })
    server.cut()
    await settle(31_000)
    expect(ann.now()).toMatchObject({ line: 'given-up', problem: null })
  })

  test('is given up when another device has taken the seat, until it is taken back', async () => {
    const { ann } = await begun()
    server.sendRaw({ name: 'bye', data: { code: 'elsewhere' } })
    await settle(60_000)
    expect(ann.now()).toMatchObject({ line: 'given-up', problem: 'elsewhere' })
    ann.now().retry()
    await settle()
    expect(ann.now()).toMatchObject({ line: 'here', own: [0], problem: null })
  })
})

describe('a device without a seat that joined by the code', () => {
  test('watches the game that begins', async () => {
    const watcher = device()
    await during(watcher.now().join({ code: '7KM04Q' }))
    await begun()
    const game = play(watcher)
    await settle()
    expect(watcher.now()).toMatchObject({ line: 'here', own: [], problem: null })
    expect(game.now().session?.moves).toHaveLength(0)
  })

  test('survives a lost line and a reload', async () => {
    await begun()
    const watcher = device()
    await during(watcher.now().join({ code: '7KM04Q' }))
    server.cut()
    await settle(1_000)
    expect(watcher.now()).toMatchObject({ line: 'here', problem: null })
    const again = device(watcher.storage, watcher.tab)
    expect(await during(again.now().resume())).toBe(true)
    expect(again.now().lobby?.phase).toBe('playing')
  })

  test('stays at the table after leaving its seat', async () => {
    const { ben } = await begun()
    expect(await during(ben.now().leaveSeat(1))).toBe(true)
    server.cut()
    await settle(1_000)
    expect(ben.now()).toMatchObject({ line: 'here', own: [], problem: null })
  })

  test('tells which seats it gave back, also in another tab of the browser', async () => {
    const { ben } = await begun()
    await during(ben.now().leaveSeat(1))
    const tokens = [expect.any(String)]
    server.cut()
    await settle(1_000)
    expect(server.asked.at(-1)).toMatchObject({ name: 'sit', data: { tokens } })
    ben.now().leave()
    await settle()
    const later = device(ben.storage)
    await during(later.now().join({ code: '7KM04Q' }))
    expect(server.asked.at(-1)).toMatchObject({ name: 'sit', data: { tokens } })
    expect(later.now().own).toEqual([])
  })
})

describe('a line', () => {
  test('that is lost comes back with the moves that were missed', async () => {
    const { ann, games } = await begun()
    const [mine] = games
    server.trouble.isDown = true
    server.cut()
    await settle(10)
    expect(ann.now().line).toBe('lost')
    expect(mine.now().watching).toBe(true)
    server.play(STEP)
    await settle(3_000)
    expect(ann.now().tries).toBeGreaterThan(1)
    server.trouble.isDown = false
    await settle(9_000)
    expect(ann.now()).toMatchObject({ line: 'here', tries: 0 })
    expect(mine.now().session?.moves).toHaveLength(1)
  })

  test('is given up after 30 seconds, and comes back by itself or at once by a retry', async () => {
    const { ann } = await begun()
    server.trouble.isDown = true
    server.cut()
    await settle(29_900)
    expect(ann.now().line).toBe('lost')
    await settle(200)
    expect(ann.now().line).toBe('given-up')
    server.trouble.isDown = false
    ann.now().retry()
    await settle(10)
    expect(ann.now().line).toBe('here')
  })

  test('a silent line is found by beats', async () => {
    const { ann } = await begun()
    server.trouble.isFrozen = true
    await settle(5_000 + 8_000 + 100)
    expect(ann.now().line).toBe('lost')
    server.trouble.isFrozen = false
    await settle(15_000)
    expect(ann.now().line).toBe('here')
  })

  test('asks once more for news that it cannot read, and never applies a part of them', async () => {
    const { ann, games } = await begun()
    const [mine] = games
    const before = mine.now().session
    server.sendRaw({ name: 'update', data: { epoch: 0, n: 'one', by: 0, update: {} } })
    server.sendRaw({ name: 'update', data: { epoch: 0, n: 1, by: 0, update: { kind: 'view' } } })
    server.sendRaw({ name: 'lobby', data: { table: 'other' } })
    await settle(10)
    expect(mine.now().session).toBe(before)
    await settle(5_000)
    server.play(STEP)
    await settle()
    expect(mine.now().session?.moves).toHaveLength(1)
    expect(ann.now().line).toBe('here')
  })
})

describe('a game at a table', () => {
  test('is played by the device of the seat to act, and shown on all', async () => {
    const { games } = await begun()
    const [mine, other] = games
    expect(other.now().act(STEP)).toBe('watching')
    expect(mine.now().act(STEP)).toBe('done')
    expect(mine.now().session?.moves).toHaveLength(0)
    expect(mine.now().act(STEP)).toBe('too-hasty')
    await settle()
    for (const { now } of games) expect(now().session?.moves).toHaveLength(1)
    expect([mine.now().watching, other.now().watching]).toEqual([true, false])
    expect(mine.now().event).toMatchObject({ type: 'moved', cause: 'person' })
    expect(other.now().event).toMatchObject({ type: 'moved', cause: 'other-device' })
  })

  test('shows each device its own card alone', async () => {
    const { games } = await begun()
    const cards = games.map(({ now }) => now().session?.first.cards)
    const [ann, ben] = server.session().first.cards
    expect(cards).toEqual([
      [ann, null],
      [null, ben],
    ])
  })

  test('keeps a hand face down through moves, lost lines and whole views', async () => {
    const { games } = await begun()
    const [mine] = games
    const { hotseat } = raceOnOneScreen(mine.store)
    hotseat.turnAway(true)
    const hidden = { at: 'confirmed', seat: 0, turnedAway: true }
    mine.now().act(STEP)
    await settle()
    expect(hotseat.currentViewer().gate).toEqual(hidden)
    server.play(STEP)
    await settle()
    expect(hotseat.currentViewer().gate).toEqual(hidden)
    const { first } = mine.now().session ?? {}
    server.cut()
    server.play(STEP)
    await settle(1_000)
    expect(mine.now().session?.moves).toHaveLength(3)
    expect(mine.now().session?.first).not.toBe(first)
    expect(hotseat.currentViewer().gate).toEqual(hidden)
  })

  test('asks a shared device’s person once a turn', async () => {
    const both = device()
    await during(both.now().openTable('dice-race', 1, CONFIG, {}))
    for (const seat of [0, 1]) await during(both.now().takeSeat(seat, `Player ${seat}`))
    await during(both.now().begin())
    const game = play(both)
    await settle()
    const { hotseat, leaders } = raceOnOneScreen(game.store)
    leaders.getState().begin({ people: 'several', persons: {} }, {})
    expect(hotseat.currentViewer().awaits).toBe(0)
    hotseat.confirm(0)
    game.now().act({ type: 'peek' })
    await settle()
    expect(game.now().session?.moves).toHaveLength(1)
    expect(hotseat.currentViewer().gate).toMatchObject({ at: 'confirmed', seat: 0 })
    game.now().act(STEP)
    await settle()
    expect(hotseat.currentViewer().awaits).toBe(1)
  })

  test('does not ask the person of a shared device again after a whole view', async () => {
    const both = device()
    await during(both.now().openTable('dice-race', 1, CONFIG, {}))
    for (const seat of [0, 1]) await during(both.now().takeSeat(seat, `Player ${seat}`))
    await during(both.now().begin())
    const game = play(both)
    await settle()
    const { hotseat, leaders } = raceOnOneScreen(game.store)
    leaders.getState().begin({ people: 'several', persons: {} }, {})
    /** Makes the server send the whole game again. */
    const viewAgain = async () => {
      const { first } = game.now().session ?? {}
      server.sendRaw({ name: 'update', data: { epoch: 0, n: 'one', by: 0, update: {} } })
      await settle(5_000)
      expect(game.now().session?.first).not.toBe(first)
    }
    hotseat.confirm(0)
    await viewAgain()
    expect(hotseat.currentViewer().gate).toMatchObject({ at: 'confirmed', seat: 0 })
    game.now().act(STEP)
    await settle()
    expect(hotseat.currentViewer().awaits).toBe(1)
    await viewAgain()
    expect(hotseat.currentViewer().awaits).toBe(1)
    hotseat.confirm(1)
    await viewAgain()
    expect(hotseat.currentViewer().gate).toMatchObject({ at: 'confirmed', seat: 1 })
  })

  test('refuses at once what the rules refuse', async () => {
    const { games } = await begun()
    const [mine, other] = games
    mine.now().act({ type: 'play' })
    await settle()
    other.now().act(STEP)
    await settle()
    const asked = server.asked.length
    expect(mine.now().act({ type: 'play' })).toEqual({ code: 'card-is-played' })
    expect(server.asked).toHaveLength(asked)
  })

  test('knows why the server has refused what the rules allowed here', async () => {
    const { games } = await begun()
    const [mine] = games
    expect(mine.now().actAll([{ type: 'peek' }, { type: 'peek' }])).toBe('done')
    await settle()
    expect(mine.now().session?.moves).toHaveLength(1)
    expect(mine.now().lateRefusal).toEqual({ why: { code: 'has-peeked' } })
    mine.now().act(STEP)
    expect(mine.now().lateRefusal).toBeNull()
  })

  test('acts once although its answer is lost', async () => {
    const { games } = await begun()
    const [mine] = games
    server.trouble.losesAnswers = true
    mine.now().act({ type: 'peek' })
    await settle(8_100)
    server.trouble.losesAnswers = false
    await settle(20_000)
    expect(server.session().moves).toHaveLength(1)
    expect(mine.now().session?.moves).toHaveLength(1)
    expect(mine.now().act(STEP)).toBe('done')
  })

  test('goes back when the server does, also on the device that is not on turn', async () => {
    const { games } = await begun()
    const [mine, other] = games
    mine.now().act(STEP)
    await settle()
    expect(mine.now().goBack(0)).toBe(false)
    await settle()
    for (const { now } of games) {
      expect(now().session?.moves).toHaveLength(0)
      expect(now().event).toMatchObject({ type: 'rewound', cause: 'agreed' })
    }
    expect(other.now().undo()).toBe(false)
  })

  test('has the names of the lobby, also of people who come after it has begun', async () => {
    const [ann, ben] = [device(), device()]
    await during(ann.now().openTable('dice-race', 1, CONFIG, {}))
    await during(ann.now().takeSeat(0, 'Ann'))
    await during(ann.now().begin())
    const game = play(ann)
    await settle()
    const players = () => game.now().session?.config.players
    expect(players()).toEqual(['Player 0', ''])
    game.now().act({ type: 'peek' })
    await during(ben.now().join({ code: '7KM04Q' }))
    await during(ben.now().takeSeat(1, 'Ben'))
    expect(players()).toEqual(['Player 0', 'Player 1'])
    expect(game.now().session?.moves).toHaveLength(1)
    const late = play(ben)
    await settle()
    expect(late.now().session?.config.players).toEqual(['Player 0', 'Player 1'])
    game.now().act(STEP)
    await settle()
    expect(players()).toEqual(['Player 0', 'Player 1'])
  })

  test('is whole for everybody once it is over', async () => {
    const { games } = await begun()
    while (server.play({ type: 'roll' }));
    await settle()
    for (const { now } of games) {
      expect(now().session?.moves).toHaveLength(server.session().moves.length)
      expect(now().session?.first.cards).toEqual(server.session().first.cards)
      expect(now().copy()).not.toBeNull()
      expect(now().watching).toBe(false)
    }
  })
})
