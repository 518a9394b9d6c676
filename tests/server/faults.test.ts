import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { standardRules } from '../../src/engine/boogyman/index.ts'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { LIMITS, PROTOCOL } from '../../src/protocol/messages.ts'
import { createBots } from '../../src/server/bots.ts'
import { openEntry } from '../../src/server/entries.ts'
import { loneExchange } from '../../src/server/exchange.ts'
import { hashOf, newCode } from '../../src/server/secret.ts'
import { fileStorage } from '../../src/server/storage/files.ts'
import { memoryStorage, type TableStorage } from '../../src/server/storage/table-storage.ts'
import type { AnySession, TableState } from '../../src/server/table.ts'
import { createTableList } from '../../src/server/table-list.ts'
import type { ServerTales } from '../../src/server/tale.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'

/** The disk below the logs: `isFull` breaks a line off in the middle, `isStuck` also keeps that half from being cut off. */
const disk = { isFull: false, isStuck: false }

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

/** Lets all files of this process be on `disk`. */
async function useDisk(): Promise<void> {
  const any = await open(fileURLToPath(import.meta.url))
  const files: FileHandle = Object.getPrototypeOf(any)
  await any.close()
  type Write = (this: FileHandle, bytes: Buffer, from: number, length: number, at: number) => Promise<unknown>
  const write = files.write as unknown as Write
  const { truncate } = files
  vi.spyOn(files, 'write').mockImplementation(async function (
    this: FileHandle,
    bytes: Buffer,
    from: number,
    length: number,
    at: number,
  ) {
    if (!disk.isFull) return write.call(this, bytes, from, length, at)
    await write.call(this, bytes, from, Math.floor(length / 2), at)
    throw noSpace()
  } as never)
  vi.spyOn(files, 'truncate').mockImplementation(async function (this: FileHandle, length?: number) {
    if (disk.isStuck) throw noSpace()
    await truncate.call(this, length)
  })
}

const duel = SERVER_TALES['boogyman'] ?? expect.fail('The duel is a tale.')
const { game } = duel
const CONFIG = game.codec.writeConfig({ players: ['', ''], first: 'red', rules: standardRules() })
const KEY = 'AbCdEfGhIjKlMnOpQrSt_-'
const TOKEN = 'a'.repeat(22)

const warn = vi.fn((_: string) => {})
beforeEach(() => {
  warn.mockClear()
  Object.assign(disk, { isFull: false, isStuck: false })
})
afterEach(() => {
  // The messages of the program hold no secret.
  for (const secret of [KEY, TOKEN]) expect(JSON.stringify(warn.mock.calls)).not.toContain(secret)
})

const serve = (storage: TableStorage, tales: ServerTales = SERVER_TALES) =>
  createTableList(tales, {
    storage,
    exchange: loneExchange(newCode, Date.now),
    bots: createBots(tales, null, warn),
    now: Date.now,
    limits: LIMITS,
    botPause: 0,
    addresses: () => [],
    warn,
  })

const silent = () => ({ tell: vi.fn(), close: vi.fn() })

/** A table of the duel whose game has begun, with one device at both seats. */
async function begun(tables: ReturnType<typeof serve>) {
  const open = { protocol: PROTOCOL, tale: 'boogyman', rules: game.rulesVersion, config: CONFIG, bots: {} }
  const { place } = await tables.open(open, silent())
  if (!place) throw new Error('The table was not opened.')
  for (const seat of [0, 1]) await place.table.request(place.guest, 'take', { seat, name: '', token: TOKEN })
  expect(await place.table.request(place.guest, 'begin', {})).toEqual({ ok: true })
  let requests = 0
  const act = () => {
    const { epoch, n, session } = place.table.state()
    const action = game.list(stateOf(session as AnySession))[0]
    requests += 1
    const id = `${place.table.id.slice(0, 8)}-${requests}`
    return place.table.request(place.guest, 'act', {
      epoch,
      n,
      id,
      actions: [game.codec.writeAction(action)],
    })
  }
  return { ...place, act, n: () => place.table.state().n }
}

const stopped = { ok: false, code: 'stopped' }

describe('a rule that throws', () => {
  /** The duel with rules that throw while `isBroken`. */
  const broken = { isBroken: false }
  const tales: ServerTales = {
    boogyman: {
      ...duel,
      game: {
        ...game,
        refuse(...asked) {
          if (broken.isBroken) throw new Error('A rule has failed.')
          return game.refuse(...asked)
        },
      },
    },
  }
  beforeEach(() => {
    broken.isBroken = false
  })

  test('stops its own table, and keeps its log', async () => {
    const storage = memoryStorage(Date.now)
    const tables = serve(storage, tales)
    const [one, other] = [await begun(tables), await begun(tables)]
    expect(await one.act()).toMatchObject({ ok: true })
    const log = await storage.read(one.table.id)
    broken.isBroken = true
    expect(await one.act()).toEqual(stopped)
    broken.isBroken = false
    expect(await one.act()).toEqual(stopped)
    expect(one.table.lobby().trouble).toBe('stopped')
    expect(one.guest.line.tell).toHaveBeenLastCalledWith(
      'lobby',
      expect.objectContaining({ trouble: 'stopped' }),
    )
    expect(await storage.read(one.table.id)).toEqual(log)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/has stopped: Error: A rule has fai/))
    expect(await other.act()).toMatchObject({ ok: true })
    await tables.close()

    // A server with the mended rules goes on.
    const mended = serve(storage)
    const sit = { protocol: PROTOCOL, table: one.table.id, tokens: [TOKEN] }
    expect(await mended.sit(sit, silent())).toMatchObject({ ack: { ok: true, seats: [0, 1] } })
    await mended.close()
  })
})

describe('a table of other rules', () => {
  test.each([
    ['newer', game.rulesVersion + 1],
    ['older', game.rulesVersion - 1],
  ])('that are %s is stopped, and its log stays', async (_, rules) => {
    const storage = memoryStorage(Date.now)
    const table = '5'.repeat(32)
    const first = openEntry({ tale: 'boogyman', rules, config: CONFIG, bots: {}, key: hashOf(KEY), at: 0 })
    await storage.create(table, JSON.stringify(first))
    const tables = serve(storage)
    const join = { protocol: PROTOCOL, table, key: KEY }
    for (let tries = 1; tries <= 2; tries += 1) {
      expect(await tables.join(join, silent())).toEqual({ ack: stopped })
      expect(warn).toHaveBeenCalledTimes(tries)
    }
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(`Rules version ${rules}`))
    expect(await storage.read(table)).toEqual([JSON.stringify(first)])
    expect(await (await begun(tables)).act()).toMatchObject({ ok: true })
    await tables.close()
  })
})

describe('a disk that is full in the middle of a line', () => {
  let folder = ''
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'full-'))
    await useDisk()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  })

  const textOf = ({ id }: { id: string }) => readFileSync(join(folder, `${id}.jsonl`), 'utf8')

  test('makes its table read-only, which says so, and loses nothing', async () => {
    const tables = serve(await fileStorage(folder, warn))
    const { table, guest, act, n } = await begun(tables)
    expect(await act()).toMatchObject({ ok: true })
    const [before, text] = [n(), textOf(table)]
    disk.isFull = true
    expect(await act()).toEqual({ ok: false, code: 'read-only' })
    expect(n()).toBe(before)
    expect(textOf(table)).toBe(text)
    expect(guest.line.tell).toHaveBeenLastCalledWith(
      'lobby',
      expect.objectContaining({ trouble: 'read-only' }),
    )
    disk.isFull = false
    expect(await act()).toMatchObject({ ok: true })
    expect(table.lobby().trouble).toBeNull()
    await tables.close()
  })

  test('goes on after a half line that could not be cut off at once', async () => {
    const storage = await fileStorage(folder, warn)
    const tables = serve(storage)
    const { table, act, n } = await begun(tables)
    const [before, text] = [n(), textOf(table)]
    Object.assign(disk, { isFull: true, isStuck: true })
    expect(await act()).toEqual({ ok: false, code: 'read-only' })
    expect(textOf(table).length).toBeGreaterThan(text.length)
    Object.assign(disk, { isFull: false, isStuck: false })
    expect(await act()).toMatchObject({ ok: true })
    expect(n()).toBe(before + 1)
    // Every line of the log is whole.
    const state: TableState = table.state()
    expect(textOf(table).split('\n').slice(0, -1)).toHaveLength(state.entries)
    expect(textOf(table).startsWith(text)).toBe(true)
    expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/ended in half a line/))
    await tables.close()
    await storage.close()
    expect(readdirSync(folder)).toEqual([`${table.id}.jsonl`])
  })

  test('opens no table', async () => {
    const storage = await fileStorage(folder, warn)
    disk.isFull = true
    const first = openEntry({
      tale: 'boogyman',
      rules: game.rulesVersion,
      config: CONFIG,
      bots: {},
      key: hashOf(KEY),
      at: 0,
    })
    await expect(storage.create('6'.repeat(32), JSON.stringify(first))).rejects.toThrow(/ENOSPC/)
    expect(readdirSync(folder).filter((name) => name.endsWith('.jsonl'))).toEqual([])
    disk.isFull = false
    await storage.close()
  })
})
