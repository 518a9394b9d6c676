import { expect, test, vi } from 'vitest'
import { standardRules } from '../../src/engine/boogyman/index.ts'
import { LIMITS, PROTOCOL } from '../../src/protocol/messages.ts'
import { createBots } from '../../src/server/bots.ts'
import { loneExchange } from '../../src/server/exchange.ts'
import { newCode } from '../../src/server/secret.ts'
import { CannotWrite, memoryStorage } from '../../src/server/storage/table-storage.ts'
import { createTableList } from '../../src/server/table-list.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'

test('a bot plays on when a full disk has room again', async () => {
  const { game } = SERVER_TALES['boogyman'] ?? {}
  if (!game) throw new Error('There is no duel.')
  const warn = vi.fn()
  const storage = memoryStorage(Date.now)
  let isFull = false
  const tables = createTableList(SERVER_TALES, {
    storage: {
      ...storage,
      append: async (...line) => {
        if (isFull) throw new CannotWrite('The disk is full.')
        return storage.append(...line)
      },
    },
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
    { protocol: PROTOCOL, tale: 'boogyman', rules: game.rulesVersion, config, bots: { 0: 'cub' } },
    { tell: () => {}, close: () => {} },
  )
  if (!place) throw new Error('The table was not opened.')
  const { table, guest } = place
  await table.request(guest, 'take', { seat: 1, name: 'Ann' })
  expect(await table.request(guest, 'begin', {})).toEqual({ ok: true })
  isFull = true
  await vi.waitFor(() => expect(table.lobby().trouble).toBe('read-only'))
  expect(table.state().n).toBe(0)

  isFull = false
  await tables.look()
  await vi.waitFor(() => expect(table.state().n).toBeGreaterThan(0))
  expect(table.lobby().trouble).toBeNull()
  await tables.close()
})
