import fc from 'fast-check'
import { io, Manager } from 'socket.io-client'
import { afterEach, describe, expect, test } from 'vitest'
import { standardRules } from '../../src/engine/boogyman/index.ts'
import { standardRules as citadelRules } from '../../src/engine/citadel/index.ts'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { LIMITS, PROTOCOL, REQUESTS } from '../../src/protocol/messages.ts'
import { householdOf } from '../../src/server/limits.ts'
import { isOwnPage } from '../../src/server/socket.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { type AnyGame, connect, type Device, joinTable, openTable } from './device.ts'
import { startServer, type TestServer } from './server.ts'

const duel = SERVER_TALES['boogyman']?.game as AnyGame
const CONFIG = { players: ['', ''], first: 'red', rules: standardRules() }

let server: TestServer
const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) device.close()
  await server.close()
})

const device = async (): Promise<Device> => {
  const one = await connect(server.port, duel)
  devices.push(one)
  return one
}

describe('a socket', () => {
  test.each([
    ['without an origin', { origin: '' }],
    ['of a foreign page', { origin: 'http://evil.example' }],
    ['of another port', { origin: 'http://127.0.0.1:1' }],
    ['for a foreign name of this machine', { origin: 'http://evil.example', host: 'evil.example' }],
  ])('%s is refused', async (_, headers) => {
    server = await startServer()
    await expect(connect(server.port, duel, headers)).rejects.toThrow()
  })

  test('must name its own host as origin', () => {
    const isAllowed = (host: string) => host === 'localhost:1'
    const asks = (headers: { host?: string; origin?: string }) => isOwnPage({ headers }, isAllowed)
    expect(asks({ host: 'localhost:1', origin: 'http://localhost:1' })).toBe(true)
    expect(asks({ host: 'localhost:1', origin: 'https://localhost:1' })).toBe(true)
    expect(asks({ host: 'localhost:1' })).toBe(false)
    expect(asks({ host: 'localhost:1', origin: 'null' })).toBe(false)
    expect(asks({ origin: 'http://localhost:1' })).toBe(false)
    expect(asks({ host: 'localhost:2', origin: 'http://localhost:2' })).toBe(false)
  })

  test('cannot poll', async () => {
    server = await startServer()
    const socket = io(`http://127.0.0.1:${server.port}`, {
      path: '/socket',
      transports: ['polling'],
      reconnection: false,
      extraHeaders: { origin: `http://127.0.0.1:${server.port}` },
    })
    await expect(
      new Promise((connected, failed) =>
        socket.once('connect', () => connected(null)).once('connect_error', failed),
      ),
    ).rejects.toThrow()
    socket.close()
  })

  test('closes after too long a message', async () => {
    server = await startServer()
    const one = await device()
    one.socket.emit('take', { seat: 0, name: 'x'.repeat(LIMITS.messageBytes) }, () => {})
    await one.until(() => !one.socket.connected)
  })

  test('counts for its address before it is one', async () => {
    server = await startServer({ limits: { socketsPerAddress: 2 } })
    const origin = `http://127.0.0.1:${server.port}`
    const bare = [1, 2].map(
      () =>
        new Manager(origin, {
          path: '/socket',
          transports: ['websocket'],
          reconnection: false,
          extraHeaders: { origin },
        }),
    )
    for (const one of bare) await new Promise<void>((open) => one.once('open', open))
    await expect(connect(server.port, duel)).rejects.toThrow()
    for (const one of bare) one.engine.close()
  })

  test('has its connection alone', async () => {
    server = await startServer()
    const one = await device()
    // A second CONNECT of the protocol of the library.
    one.socket.io.engine.write('0')
    await one.until(() => !one.socket.connected)
  })

  test('is one of a limited number', async () => {
    server = await startServer({ limits: { connections: 1 } })
    await device()
    await expect(connect(server.port, duel)).rejects.toThrow()
  })

  test.each([
    ['192.168.1.20', '192.168.1.20'],
    ['::ffff:192.168.1.20', '192.168.1.20'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('from %s counts for the household %s', (address, household) => {
    expect(householdOf(address)).toBe(household)
  })

  test('without a table is closed after a while', async () => {
    server = await startServer({ limits: { idleMs: 100 } })
    const [idle, busy] = [await device(), await device()]
    await openTable(busy, duel, CONFIG)
    await idle.until(() => !idle.socket.connected)
    expect(busy.socket.connected).toBe(true)
  })

  test('that takes nothing closes; others play on', async () => {
    server = await startServer({ limits: { sendBufferBytes: 2500 } })
    const ann = await device()
    const { table, key } = await openTable(ann, duel, CONFIG)
    await ann.done('take', { seat: 0, name: 'Ann' })
    await ann.done('begin', { bot: 'cub' })
    const slow = await device()
    await slow.done('join', { protocol: PROTOCOL, table, key })
    // From now on it reads nothing. Its requests make the server send whole views.
    const { ws } = slow.socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void } } }
    ws._socket.pause()
    for (let asked = 0; asked < 2500 && sockets() === 2; asked += 1) {
      slow.socket.emit('beat', { epoch: 5, n: 0 }, () => {})
      if (asked % 100 === 99) await new Promise((later) => setTimeout(later, 5))
    }
    await ann.until(() => sockets() === 1 || ann.socket.emit('beat', { epoch: 0, n: 0 }, () => {}) === null)
    expect((await ann.ask('beat', { epoch: 0, n: 0 })).ok).toBe(true)
  })

  test('is kept while more than the limit waits for a moment', async () => {
    server = await startServer({ limits: { sendBufferBytes: 300 } })
    const ann = await device()
    await openTable(ann, duel, CONFIG)
    await ann.done('take', { seat: 0, name: 'Ann' })
    await ann.done('begin', { bot: 'cub' })
    for (let asked = 0; asked < 10; asked += 1) await ann.done('beat', { epoch: 5, n: 0 })
    expect(ann.socket.connected).toBe(true)
  })

  test('may not ask too fast, nor open too many tables, nor guess codes', async () => {
    server = await startServer({ limits: { ...LIMITS, requestsPerSecond: 1, requestBurst: 30 } })
    const one = await device()
    const codes = async (times: number, ask: () => Promise<{ ok: boolean; code?: string }>) => {
      const found: (string | undefined)[] = []
      for (let time = 0; time < times; time += 1) found.push((await ask()).code)
      return found
    }
    const guess = () => one.ask('join', { protocol: PROTOCOL, code: '000000' })
    const guesses = await codes(LIMITS.wrongCodesPerMinute + 1, guess)
    expect(guesses.slice(0, -1).every((code) => code === 'no-table')).toBe(true)
    expect(guesses.at(-1)).toBe('too-fast')

    const open = () =>
      one.ask('open', {
        protocol: PROTOCOL,
        tale: duel.id,
        rules: duel.rulesVersion,
        config: duel.codec.writeConfig(CONFIG),
        bots: {},
      })
    const opened = await codes(LIMITS.tablesPerHour + 1, open)
    expect(opened.slice(0, -1).every((code) => code === undefined)).toBe(true)
    expect(opened.at(-1)).toBe('too-fast')
    const beats = await codes(30, () => one.ask('beat', { epoch: 0, n: 0 }))
    expect(beats).toContain('too-fast')
  })

  test('of another version is told so', async () => {
    server = await startServer()
    const one = await device()
    expect(await one.ask('join', { protocol: PROTOCOL + 1, code: '000000', more: 1 } as never)).toEqual({
      ok: false,
      code: 'protocol',
    })
    const open = { protocol: PROTOCOL, tale: duel.id, config: {}, bots: {} }
    expect(await one.ask('open', { ...open, rules: duel.rulesVersion + 1 })).toEqual({
      ok: false,
      code: 'rules',
    })
    expect(await one.ask('open', { ...open, rules: duel.rulesVersion })).toEqual({
      ok: false,
      code: 'wrong-shape',
    })
    expect(await one.ask('open', { ...open, tale: 'toString', rules: 1 })).toEqual({
      ok: false,
      code: 'wrong-shape',
    })
    const key = 'AbCdEfGhIjKlMnOpQrSt_-'
    const table = '0'.repeat(32)
    expect(await one.ask('join', { protocol: PROTOCOL, table, key })).toEqual({ ok: false, code: 'no-table' })
    expect(await one.ask('sit', { protocol: PROTOCOL, table, tokens: [key] })).toEqual({
      ok: false,
      code: 'no-table',
    })
  })

  test('at a full table is refused', async () => {
    server = await startServer({ limits: { socketsPerTable: 2 } })
    const one = await device()
    const { table, key, lobby } = await openTable(one, duel, CONFIG)
    const two = await joinTable(server.port, duel, lobby.code)
    devices.push(two)
    const three = await device()
    expect(await three.ask('join', { protocol: PROTOCOL, table, key })).toEqual({ ok: false, code: 'full' })
    // A device that is there already may ask again.
    expect((await two.ask('join', { protocol: PROTOCOL, table, key })).ok).toBe(true)
  })

  test('regains its seat at a full table', async () => {
    server = await startServer({ limits: { socketsPerTable: 2 } })
    const ann = await device()
    const { table, key } = await openTable(ann, duel, CONFIG)
    const { token } = await ann.done('take', { seat: 0, name: 'Ann' })
    ann.close()
    for (let come = 0; come < 2; come += 1) {
      await (await device()).done('join', { protocol: PROTOCOL, table, key })
    }
    const back = await device()
    const sit = { protocol: PROTOCOL, table, key }
    expect(await back.ask('sit', { ...sit, tokens: [] })).toEqual({ ok: false, code: 'full' })
    expect(await back.done('sit', { ...sit, tokens: [token] })).toMatchObject({ seats: [0] })
  })
})

test('nobody sees two hands of secret games', async () => {
  server = await startServer()
  const citadel = SERVER_TALES['citadel']?.game as AnyGame
  const config = { players: ['', '', ''], rules: citadelRules() }
  const ann = await connect(server.port, citadel)
  devices.push(ann)
  const { table, key } = await openTable(ann, citadel, config)
  const { token } = await ann.done('take', { seat: 0, name: 'Ann' })
  await ann.done('begin', { bot: 'page' })
  const refused = { ok: false, code: 'hand-seen' }
  expect(await ann.ask('take', { seat: 1, name: 'Ann' })).toEqual(refused)
  await ann.done('leave', { seat: 0 })
  expect(await ann.ask('take', { seat: 1, name: 'Ann' })).toEqual(refused)
  const again = await connect(server.port, citadel)
  devices.push(again)
  await again.done('sit', { protocol: PROTOCOL, table, key, tokens: [token] })
  expect(again.place().viewer).toBeNull()
  expect(await again.ask('take', { seat: 1, name: 'Ann' })).toEqual(refused)
  await again.done('take', { seat: 0, name: 'Ann' })
})

/** Messages without a seat. With the 9 times 240 of hostile-seat.test.ts they are 10,000. */
const SPOILT = 7840

test('7,840 spoilt, doubled, late and foreign messages leave the game as it should be', async () => {
  server = await startServer()
  const ann = await device()
  const { table, key } = await openTable(ann, duel, CONFIG)
  const { token } = await ann.done('take', { seat: 0, name: 'Ann' })
  await ann.done('begin', { bot: 'cub' })
  let eve = await device()
  await eve.done('join', { protocol: PROTOCOL, table, key })

  const names = Object.keys(REQUESTS).filter((name) => name !== 'open')
  const texts = [duel.codec.writeAction(duel.list(stateOf(ann.session()))[0]), 'end', '', { type: 'place' }]
  const request = fc.record(
    {
      epoch: fc.constantFrom(0, 1, -1),
      n: fc.nat(40),
      id: fc.constantFrom('request-a', 'request-b', 'x'),
      actions: fc.array(fc.oneof(fc.constantFrom(...texts), fc.jsonValue()), { maxLength: 3 }),
      left: fc.nat(3),
      seat: fc.constantFrom(0, 1, 2, 99),
      by: fc.constantFrom(null, 'cub', 'nobody', '__proto__'),
      question: fc.nat(3),
      yes: fc.boolean(),
      protocol: fc.constantFrom(PROTOCOL, 9),
      table: fc.constantFrom(table, '../../x', '0'.repeat(32)),
      tokens: fc.constantFrom([], ['AbCdEfGhIjKlMnOpQrSt_-']),
    },
    { requiredKeys: [] },
  )
  const spoilt = fc.tuple(
    fc.constantFrom(...names, 'toString', 'disconnecting', '__proto__'),
    fc.oneof(request, fc.anything()),
  )
  for (const [name, data] of fc.sample(spoilt, SPOILT)) {
    if (!eve.socket.connected) {
      const again = await connect(server.port, duel)
      devices.push(again)
      eve = again
      await eve.done('join', { protocol: PROTOCOL, table, key })
    }
    try {
      eve.socket.emit(name, data, () => {})
    } catch (error) {
      // The client itself refuses its own names of events, and data without a JSON form.
      expect(String(error)).toMatch(/reserved event name|BigInt|circular|cyclic|convert|toJSON/i)
    }
  }
  const back = await device()
  await back.done('sit', { protocol: PROTOCOL, table, tokens: [token] })
  const before = back.place().n
  await back.act(duel.codec.writeAction(duel.list(stateOf(back.session()))[0]))
  await back.until(() => back.place().n > before)
  // A whole view is a stored game, which is replayed by the rules.
  const again = await device()
  await again.done('join', { protocol: PROTOCOL, table, key })
  await again.until(() => again.place().n === back.place().n)
  expect(stateOf(again.session())).toEqual(stateOf(back.session()))
  expect(server.warnings).toEqual([])
})

const sockets = (): number => JSON.parse(server.tables.status('/health') ?? '').sockets

test('health and metrics are plain figures', async () => {
  server = await startServer()
  await openTable(await device(), duel, CONFIG)
  expect(JSON.parse(server.tables.status('/health') ?? '')).toMatchObject({ ok: true, tables: 1, sockets: 1 })
  expect(server.tables.status('/metrics')).toMatch(/^tables_tables 1\n(tables_\w+ \d+\n)+$/)
  expect(server.tables.status('/')).toBeNull()
})
