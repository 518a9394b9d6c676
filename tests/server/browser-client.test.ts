import { afterEach, expect, test } from 'vitest'
import { type Boogyman, boogyman, standardRules } from '../../src/engine/boogyman/index.ts'
import { randomState, seededRng, stateOf, writeGame } from '../../src/engine/kernel/index.ts'
import { createUnloadedGame } from '../../src/session/game-store.ts'
import { connect } from '../../src/session/remote/connection.ts'
import { createRemoteTable } from '../../src/session/remote/create-remote-table.ts'
import { remoteTransport } from '../../src/session/remote/remote-transport.ts'
import { openSocket } from '../../src/session/remote/wire.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { cub } from '../../src/tales/boogyman/bots/index.ts'
import { eventually } from '../support/eventually.ts'
import { startServer, type TestServer } from './server.ts'

const CONFIG: Boogyman['Config'] = { players: ['', ''], first: 'red', rules: standardRules() }

let server: TestServer
/** Leaves the tables of the browsers. */
const leave: (() => void)[] = []
afterEach(async () => {
  for (const end of leave.splice(0)) end()
  await server.close()
})

/** A browser as the app has it: its table, and a session that plays there. */
function browser() {
  const url = `http://127.0.0.1:${server.port}`
  const remote = createRemoteTable({
    load: async () => (listener) => connect(listener, openSocket(url, { origin: url })),
    storage: fakeStorage().storage,
    tab: fakeStorage().storage,
  })
  const store = createUnloadedGame<Boogyman>()
  const begin = () =>
    store.connect(
      remoteTransport({
        store,
        rules: { game: boogyman, answer: () => null, needs: () => null },
        remote,
        beginHere: () => {},
        openHere: async () => false,
      }),
    )
  const table = remote.useRemoteTable.getState
  leave.push(() => table().leave())
  return { table, game: store.getState, store, begin }
}

/** Resolves when a store fulfils a condition. */
const until = <State>(
  store: { getState(): State; subscribe(listener: (now: State) => void): () => void },
  holds: (now: State) => boolean,
): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!holds(store.getState())) return
      stop()
      resolve()
    }
    const stop = store.subscribe(check)
    check()
  })

test('two browsers play a whole duel at a table of the server', async () => {
  server = await startServer()
  const [red, green] = [browser(), browser()]
  const devices = [red, green]
  expect(await red.table().openTable('boogyman', boogyman.rulesVersion, CONFIG, {})).toBe(true)
  expect(await red.table().takeSeat(0, 'Ann')).toBe(true)
  expect(await green.table().join({ code: red.table().lobby?.code ?? '' })).toBe(true)
  expect(await green.table().takeSeat(1, 'Ben')).toBe(true)
  expect(await red.table().begin()).toBe(true)
  for (const { begin } of devices) begin()
  for (const { store } of devices) await until(store, ({ session }) => session !== null)

  const luck = seededRng({ random: randomState(7) })
  for (let made = 0; ; made++) {
    const { session } = red.game()
    const state = session && stateOf(session)
    if (!state || boogyman.outcome(state) || made > 1000) break
    const actor = devices[Number(boogyman.decider(state))]
    const action = cub(state, luck)
    // The answer to the action before comes just after its move.
    await eventually(() => expect(actor?.game().act(action)).toBe('done'))
    for (const { store } of devices) await until(store, (now) => now.session?.moves.length === made + 1)
  }

  for (const { table } of devices) await eventually(() => expect(table().lobby?.phase).toBe('over'))
  const games = devices.map(({ game }) => {
    const { session } = game()
    return session && writeGame(boogyman, session)
  })
  expect(games[0]).not.toBeNull()
  expect(games[0]).toBe(games[1])
  expect(JSON.parse(games[0] ?? '').config.players).toEqual(['Ann', 'Ben'])
  expect(boogyman.outcome(stateOf(red.game().session ?? expect.fail('The duel is open.')))).not.toBeNull()
  expect(server.warnings).toEqual([])
})
