import { beforeEach, expect, test, vi } from 'vitest'
import { standardRules } from '../../src/engine/boogyman/index.ts'
import { LIMITS, PROTOCOL } from '../../src/protocol/messages.ts'
import { createBots } from '../../src/server/bots.ts'
import { loneExchange } from '../../src/server/exchange.ts'
import { hashOf, newCode } from '../../src/server/secret.ts'
import { memoryStorage, StorageAway, type TableStorage } from '../../src/server/storage/table-storage.ts'
import { createTableList } from '../../src/server/table-list.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'

/** What the storage of a test does instead of what it should. */
let instead: Partial<TableStorage>
let follower: (length: number | null) => void
let logs: TableStorage
const warn = vi.fn()
const news = vi.fn()
beforeEach(() => {
  instead = {}
  logs = memoryStorage(Date.now)
  warn.mockClear()
  news.mockClear()
})

/** Opens a table of the duel, with a device that has the first seat. */
async function openedTable() {
  const { game } = SERVER_TALES['boogyman'] ?? {}
  if (!game) throw new Error('There is no duel.')
  const storage: TableStorage = {
    ...logs,
    append: (...line) => (instead.append ?? logs.append)(...line),
    read: (...lines) => (instead.read ?? logs.read)(...lines),
    follow: (_, onChange) => {
      follower = onChange
      return () => {}
    },
  }
  const tables = createTableList(SERVER_TALES, {
    storage,
    exchange: loneExchange(newCode, Date.now),
    bots: createBots(SERVER_TALES, null, warn),
    now: Date.now,
    limits: LIMITS,
    botPause: 0,
    addresses: () => [],
    warn,
  })
  const config = game.codec.writeConfig({ players: ['', ''], first: 'red', rules: standardRules() })
  const { place } = await tables.open(
    { protocol: PROTOCOL, tale: 'boogyman', rules: game.rulesVersion, config, bots: {} },
    { tell: news, close: () => {} },
  )
  if (!place) throw new Error('The table was not opened.')
  await place.table.request(place.guest, 'take', { seat: 0, name: 'Ann' })
  return place
}

/** What another process appends: Ben takes a seat. */
const taken = (seat: number) =>
  JSON.stringify({ do: 'take', seat, token: hashOf('ben'), name: 'Ben', at: Date.now() })

test('reads and passes on another process’s entry', async () => {
  const { table } = await openedTable()
  await logs.append(table.id, 2, taken(1))
  follower(3)
  await vi.waitFor(() => expect(table.state().seats[1]?.name).toBe('Ben'))
  expect(table.state().entries).toBe(3)
  expect(news).toHaveBeenLastCalledWith(
    'lobby',
    expect.objectContaining({ seats: [expect.anything(), expect.objectContaining({ name: 'Ben' })] }),
  )
})

test('a message about own entries reads nothing', async () => {
  const { table } = await openedTable()
  const read = vi.fn(logs.read)
  instead.read = read
  follower(2)
  await table.request({} as never, 'begin', {})
  expect(read).not.toHaveBeenCalled()
  follower(null)
  await vi.waitFor(() => expect(read).toHaveBeenCalledWith(table.id, 2))
})

test('a request that came second is decided anew', async () => {
  const { table, guest } = await openedTable()
  await logs.append(table.id, 2, taken(1))
  // The message of the other process has not arrived yet.
  expect(await table.request(guest, 'take', { seat: 1, name: 'Ann' })).toEqual({
    ok: false,
    code: 'seat-taken',
  })
  expect(table.state().seats[1]?.name).toBe('Ben')
  expect(await table.request(guest, 'begin', {})).toEqual({ ok: true })
  expect(await logs.read(table.id)).toHaveLength(4)
})

test('a line that was stored although the storage went away is found again', async () => {
  const { table, guest } = await openedTable()
  instead.append = async (...line) => {
    await logs.append(...line)
    throw new StorageAway('The line broke.')
  }
  const take = { seat: 1, name: 'Ann', token: 't'.repeat(22) }
  expect(await table.request(guest, 'take', take)).toEqual({ ok: false, code: 'busy' })
  expect(table.state().seats[1]?.token).toBeNull()
  expect(table.lobby().trouble).toBeNull()
  instead = {}
  follower(null)
  await vi.waitFor(() => expect(table.state().seats[1]?.token).toBe(hashOf(take.token)))
  expect(await table.request(guest, 'take', take)).toEqual({ ok: true, seat: 1, token: take.token })
  expect(await logs.read(table.id)).toHaveLength(3)
})

test.each([
  ['is gone', null, /Its log is gone/],
  ['is shorter', [], /Its log is shorter than it was/],
  ['has an entry of a newer server', ['{"do":"newer"}'], /has stopped/],
] as const)('a table whose log %s stops, and says so', async (_, lines, message) => {
  const { table, guest } = await openedTable()
  instead = { append: async () => false, read: async () => lines }
  expect(await table.request(guest, 'begin', {})).toEqual({ ok: false, code: 'stopped' })
  expect(table.lobby().trouble).toBe('stopped')
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message))
  expect(news).toHaveBeenLastCalledWith('lobby', expect.objectContaining({ trouble: 'stopped' }))
})
