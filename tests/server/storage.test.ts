import { spawn } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openEntry } from '../../src/server/entries.ts'
import { loneExchange } from '../../src/server/exchange.ts'
import { fileStorage } from '../../src/server/storage/files.ts'
import { redisStorage } from '../../src/server/storage/redis.ts'
import {
  connectRedis,
  PREFIX,
  type RedisConnection,
  risksOf,
} from '../../src/server/storage/redis-connection.ts'
import { redisExchange } from '../../src/server/storage/redis-exchange.ts'
import {
  CannotWrite,
  memoryStorage,
  StorageAway,
  type TableStorage,
} from '../../src/server/storage/table-storage.ts'
import { PATIENT, type RedisServer, startRedis } from './redis-server.ts'

/** Ids of tables. */
const [A, B, C] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const

/** The first line of a log. */
const OPEN = JSON.stringify(
  openEntry({ tale: 'probe', rules: 1, config: {}, bots: {}, key: 'k'.repeat(43), at: 0 }),
)

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const DAY = 24 * 3_600_000

const BOOT_ID = '/proc/sys/kernel/random/boot_id'

/** A program that listens on a socket, as the owner of a folder does. */
const LISTEN = "require('node:net').createServer().listen(process.argv[1], () => console.log('listening'))"

let starting: Promise<RedisServer> | null = null
/** Returns the Redis of this file. Only tests that ask for it need one on this machine. */
function redisHere(): Promise<RedisServer> {
  starting ??= startRedis()
  return starting
}
const connections: RedisConnection[] = []
afterAll(async () => {
  for (const connection of connections) await connection.close()
  // A start that failed has failed its tests.
  await starting?.then(
    (redis) => redis.remove(),
    () => {},
  )
})

/** Connects to the Redis of this file, as one process does. */
async function connected(): Promise<RedisConnection> {
  const connection = await connectRedis((await redisHere()).url, (message) => warnings.push(message))
  connections.push(connection)
  return connection
}

/** A storage in the Redis of this file, which has been emptied. */
async function inRedis(): Promise<TableStorage> {
  const connection = await connected()
  await connection.run("return redis.call('FLUSHALL')", [])
  return redisStorage(connection)
}

const warnings: string[] = []
const lock = (): string => readFileSync(join(folder, 'lock'), 'utf8')
const leaveLock = (one: unknown): void => writeFileSync(join(folder, 'lock'), JSON.stringify(one))
const inFolder = (): Promise<TableStorage> => fileStorage(folder, (message) => warnings.push(message))

describe.each([
  ['memory', async () => memoryStorage(Date.now)],
  ['files', inFolder],
  ['Redis', inRedis],
] as const)('a storage in %s', (_, make) => {
  test('keeps the lines of each table in order', async () => {
    const storage = await make()
    await storage.create(A, '{"first":1}')
    await storage.create(B, '{"other":"ä"}')
    expect(await storage.append(A, 1, '{"second":"ö"}')).toBe(true)
    expect(await storage.append(A, 2, '{"third":3}')).toBe(true)
    expect(await storage.read(A)).toEqual(['{"first":1}', '{"second":"ö"}', '{"third":3}'])
    expect(await storage.read(B)).toEqual(['{"other":"ä"}'])
    expect(await storage.read(C)).toBeNull()
    await storage.close()
  })

  test('appends only to logs of expected length', async () => {
    const storage = await make()
    await storage.create(A, OPEN)
    expect(await storage.append(A, 0, '2')).toBe(false)
    expect(await storage.append(A, 2, '2')).toBe(false)
    expect(await storage.append(C, 0, '1')).toBe(false)
    expect(await storage.read(A)).toEqual([OPEN])
    await storage.close()
  })

  test('reads the lines from one on', async () => {
    const storage = await make()
    await storage.create(A, OPEN)
    await storage.append(A, 1, '2')
    expect(await storage.read(A, 1)).toEqual(['2'])
    expect(await storage.read(A, 2)).toEqual([])
    expect(await storage.read(C, 1)).toBeNull()
    await storage.close()
  })
})

/** The last line of a game that is over. */
const OVER = JSON.stringify({ do: 'act', seat: 0, moves: [], over: true, at: 0 })

describe.each([
  ['memory', async (now: () => number) => memoryStorage(now)],
  ['files', async (now: () => number) => fileStorage(folder, (message) => warnings.push(message), now)],
] as const)('a storage in %s', (_, make) => {
  test('removes logs whose time is over, 7 days after the end or 30 after the last line', async () => {
    let passed = 0
    const storage = await make(() => Date.now() + passed)
    for (const table of [A, B, C]) await storage.create(table, OPEN)
    await storage.append(A, 1, OVER)
    await storage.append(C, 1, OVER)
    const left = async (days: number, ...used: string[]) => {
      passed = days * DAY
      await storage.removeExpired((table) => used.includes(table))
      const logs = await Promise.all([A, B, C].map((table) => storage.read(table)))
      return logs.map((log) => log !== null)
    }
    expect(await left(6.9)).toEqual([true, true, true])
    expect(await left(7.1, C)).toEqual([false, true, true])
    expect(await left(29.9)).toEqual([false, true, false])
    expect(await left(30.1)).toEqual([false, false, false])
    await storage.close()
  })
})

describe('files', () => {
  test('cut off a line that was not finished, say so, and go on', async () => {
    const first = await inFolder()
    await first.create(A, OPEN)
    await first.append(A, 1, 'two')
    await first.close()
    const file = join(folder, `${A}.jsonl`)
    appendFileSync(file, '{"do":"act","mo')

    warnings.length = 0
    const storage = await inFolder()
    expect(await storage.append(A, 2, 'three')).toBe(true)
    expect(await storage.read(A)).toEqual([OPEN, 'two', 'three'])
    expect(readFileSync(file, 'utf8')).toBe(`${OPEN}\ntwo\nthree\n`)
    expect(warnings).toEqual([expect.stringMatching(/half a line of 15 bytes, which is cut off/)])
    await storage.close()
  })

  test('refuse a folder that is in use, and take over that of a dead process', async () => {
    const storage = await inFolder()
    const own = JSON.parse(lock())
    expect(own).toMatchObject({ lock: 'tables', pid: process.pid, host: hostname() })
    await expect(inFolder()).rejects.toThrow(/are used by process \d+\. .*--tables/)
    await storage.close()
    expect(readdirSync(folder)).toEqual([])
    // A process with this number cannot live: it is above the largest one of any system.
    leaveLock({ ...own, pid: 999_999_999 })
    const next = await inFolder()
    expect(JSON.parse(lock())).toMatchObject({ pid: process.pid })
    await next.close()
    // In a container, the number of a dead process may be our own.
    leaveLock({ ...own, id: 'another' })
    await (await inFolder()).close()
    expect(readdirSync(folder)).toEqual([])
  })

  test('take over a lock from before the machine was started again', async () => {
    const storage = await inFolder()
    const own = JSON.parse(lock())
    await storage.close()
    // The number may be that of another program now.
    const living = { ...own, pid: process.ppid, id: 'another' }
    leaveLock(living)
    await expect(inFolder()).rejects.toThrow(/are used by process/)
    leaveLock({ ...living, boot: own.boot === null ? null : 'an-earlier-start' })
    if (own.boot !== null) await (await inFolder()).close()
    // Without ids of the starts, the number decides.
    leaveLock({ ...living, boot: null })
    await expect(inFolder()).rejects.toThrow(/are used by process/)
  })

  test('take over the lock of a dead older server, and name a living one', async () => {
    const older = (pid: number) => writeFileSync(join(folder, 'lock'), `${pid} ${'0a'.repeat(16)}\n`)
    older(process.ppid)
    await expect(inFolder()).rejects.toThrow(`are used by process ${process.ppid}. End it`)
    older(999_999_999)
    const storage = await inFolder()
    expect(JSON.parse(lock())).toMatchObject({ lock: 'tables', pid: process.pid })
    await storage.close()
    expect(readdirSync(folder)).toEqual([])
  })

  // Only Linux tells the start of the machine, by which processes of its containers know each other.
  test.runIf(existsSync(BOOT_ID))('know the owner in another container by its socket', async () => {
    const id = '0b'.repeat(16)
    const boot = readFileSync(BOOT_ID, 'utf8').trim()
    const owner = spawn(process.execPath, ['-e', LISTEN, join(folder, `lock.${id.slice(0, 12)}`)])
    const ended = new Promise((end) => owner.once('exit', end))
    await new Promise((listening) => owner.stdout.once('data', listening))
    const leave = (host: string, pid: number) => leaveLock({ lock: 'tables', pid, host, boot, id })
    try {
      leave('container-1', 1)
      await expect(inFolder()).rejects.toThrow(/process 1 on the computer container-1/)
      // With the same host name, the number may be that of no process here, or of this one.
      for (const pid of [999_999_999, process.pid]) {
        leave(hostname(), pid)
        await expect(inFolder()).rejects.toThrow(`are used by process ${pid}.`)
      }
      // A process that is stopped for a while is alive.
      owner.kill('SIGSTOP')
      await expect(inFolder()).rejects.toThrow(/are used by process/)
    } finally {
      owner.kill('SIGKILL')
    }
    await ended
    const takenOver = async () => {
      await (await inFolder()).close()
      expect(readdirSync(folder)).toEqual([])
    }
    leave('container-1', 1)
    await takenOver()
    // The number may be that of another program by now.
    writeFileSync(join(folder, `lock.${id.slice(0, 12)}`), '')
    leave(hostname(), process.ppid)
    await takenOver()
  })

  test('in a folder without room for a socket know the owner by its process number', async () => {
    const deep = join(folder, 'd'.repeat(120))
    const storage = await fileStorage(deep, () => {})
    expect(readdirSync(deep)).toEqual(['lock'])
    await expect(fileStorage(deep, () => {})).rejects.toThrow(/are used by process/)
    await storage.close()
    const other = { lock: 'tables', pid: 999_999_999, host: hostname(), boot: null, id: 'another' }
    writeFileSync(join(deep, 'lock'), JSON.stringify(other))
    await (await fileStorage(deep, () => {})).close()
    expect(readdirSync(deep)).toEqual([])
  })

  test('never take over a folder from another computer', async () => {
    const storage = await inFolder()
    const own = JSON.parse(lock())
    await storage.close()
    const other = { ...own, pid: 999_999_999, host: 'attic', boot: 'another-start', id: 'another' }
    leaveLock(other)
    await expect(inFolder()).rejects.toThrow(/process 999999999 on the computer attic.*delete .*lock/)
    expect(JSON.parse(lock())).toEqual(other)
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  test.each([
    ['no JSON', 'my lock'],
    ['another JSON', '{"lock":"my door"}'],
    ['empty', ''],
    ['very long', `{"lock":"tables"${' '.repeat(10_000)}}`],
    ['two numbers', '12 34'],
    ['a process number with another text', `12 ${'0a'.repeat(17)}`],
  ])('never touch a foreign file named lock that is %s', async (_, text) => {
    writeFileSync(join(folder, 'lock'), text)
    await expect(inFolder()).rejects.toThrow(/lock is not a lock of this game.*--tables/)
    expect(lock()).toBe(text)
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  test('never touch a foreign folder named lock', async () => {
    mkdirSync(join(folder, 'lock'))
    await expect(inFolder()).rejects.toThrow(/lock is not a lock of this game/)
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  test('refuse to append to a log that something else has changed', async () => {
    const storage = await inFolder()
    await storage.create(A, OPEN)
    appendFileSync(join(folder, `${A}.jsonl`), 'more\n')
    await expect(storage.append(A, 1, 'two')).rejects.toThrow(/has \d+ bytes instead of \d+/)
    expect(readFileSync(join(folder, `${A}.jsonl`), 'utf8')).toBe(`${OPEN}\nmore\n`)
    await storage.close()
  })

  test('of others in the folder stay', async () => {
    const foreign = { [`${A}.jsonl`]: '{"id":1}\n{"half', [`${B}.jsonl`]: 'no end', 'notes.jsonl': '{}\n{' }
    for (const [name, text] of Object.entries(foreign)) writeFileSync(join(folder, name), text)
    warnings.length = 0
    const later = () => Date.now() + 31 * DAY
    const storage = await fileStorage(folder, (message) => warnings.push(message), later)
    expect(await storage.read(A)).toEqual(['{"id":1}'])
    await storage.removeExpired(() => false)
    expect(warnings).toEqual([expect.stringMatching(/is no log/), expect.stringMatching(/is no log/)])
    await storage.close()
    for (const [name, text] of Object.entries(foreign))
      expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  })

  test('reject a line that cannot be written, and keep the log', async () => {
    const storage = await inFolder()
    await storage.create(A, OPEN)
    const file = join(folder, `${A}.jsonl`)
    rmSync(file)
    await expect(storage.append(A, 1, 'two')).rejects.toThrow(/ENOENT/)
    writeFileSync(file, `${OPEN}\n`)
    expect(await storage.append(A, 1, 'two')).toBe(true)
    expect(await storage.read(A)).toEqual([OPEN, 'two'])
    await storage.close()
  })
})

describe('Redis', () => {
  test('appends one of two lines for the same place, and tells the other process', async () => {
    const one = await inRedis()
    const two = await redisStorage(await connected())
    const lengths: (number | null)[] = []
    const unfollow = two.follow(A, (length) => lengths.push(length))
    await one.create(A, OPEN)
    const done = await Promise.all([one.append(A, 1, 'by one'), two.append(A, 1, 'by two')])
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await one.read(A, 1)).toEqual([done[0] ? 'by one' : 'by two'])
    await vi.waitFor(() => expect(lengths).toEqual([1, 2]), PATIENT)
    unfollow()
    await one.append(A, 2, 'three')
    await expect(one.create(A, OPEN)).rejects.toThrow(CannotWrite)
    expect(lengths).toEqual([1, 2])
    await one.close()
    await two.close()
  })

  test('keeps a log for 30 days after its last line, and for 7 after the end', async () => {
    const storage = await inRedis()
    const connection = await connected()
    const daysLeft = async () =>
      Math.round(
        Number(await connection.run("return redis.call('PTTL', KEYS[1])", [`${PREFIX}log:${A}`])) / DAY,
      )
    await storage.create(A, OPEN)
    expect(await daysLeft()).toBe(30)
    await storage.append(A, 1, OVER)
    expect(await daysLeft()).toBe(7)
    await storage.append(A, 2, '{}')
    expect(await daysLeft()).toBe(30)
    await storage.close()
  })

  test('says at once that it is away, stores nothing, and recovers by itself', async () => {
    const redis = await redisHere()
    await (await inRedis()).close()
    const said: string[] = []
    const storage = await redisStorage(await connectRedis(redis.url, (message) => said.push(message)))
    const changes: (number | null)[] = []
    storage.follow(A, (length) => changes.push(length))
    await storage.create(A, OPEN)
    await redis.kill()
    await expect(storage.append(A, 1, '2')).rejects.toThrow(StorageAway)
    await expect(storage.read(A)).rejects.toThrow(StorageAway)
    await redis.start()
    await vi.waitFor(async () => expect(await storage.append(A, 1, 'two')).toBe(true), PATIENT)
    expect(await storage.read(A)).toEqual([OPEN, 'two'])
    // Messages may have been lost meanwhile: whoever follows must read.
    await vi.waitFor(() => expect(changes).toContain(null), PATIENT)
    expect(said).toEqual([
      expect.stringMatching(/^Redis at redis:\/\/127\.0\.0\.1:\d+ is away \(.+\)\. Tables wait/),
      expect.stringMatching(/is back\.$/),
    ])
    await storage.close()
  })

  test('that hangs counts as away', async () => {
    const redis = await redisHere()
    const storage = await inRedis()
    await storage.create(A, OPEN)
    redis.signal('SIGSTOP')
    try {
      await expect(storage.append(A, 1, 'two')).rejects.toThrow(StorageAway)
    } finally {
      redis.signal('SIGCONT')
    }
    // The line was sent: it may have been stored.
    const lines = await vi.waitFor(() => storage.read(A), PATIENT)
    expect(['', 'two']).toContain(lines?.slice(1).join())
    await storage.close()
  })

  test('whose memory is full refuses a line', async () => {
    const full = await startRedis('--maxmemory', '1mb')
    const connection = await connectRedis(full.url, () => {})
    const storage = await redisStorage(connection)
    await expect(storage.create(A, 'x'.repeat(3_000_000))).rejects.toThrow(CannotWrite)
    await expect(storage.create(B, OPEN)).rejects.not.toThrow(StorageAway)
    await storage.close()
    await full.remove()
  })

  test('is said to lose tables without an append-only file or with a policy that removes', async () => {
    const careless = await startRedis(
      '--appendonly',
      'no',
      '--maxmemory',
      '50mb',
      '--maxmemory-policy',
      'allkeys-lru',
    )
    const said: string[] = []
    await (await connectRedis(careless.url, (message) => said.push(message))).close()
    expect(said).toEqual([
      expect.stringMatching(/keeps no append-only file.*--appendonly yes/),
      expect.stringMatching(/removes data when its memory is full \(allkeys-lru\).*noeviction/),
    ])
    await careless.remove()
    expect(risksOf('aof_enabled:1\r\nmaxmemory:0\r\nmaxmemory_policy:allkeys-lru\r\n')).toEqual([])
  })

  test.each([
    ['', /^REDIS_URL is no address of a Redis\. It must be like redis:/],
    ['localhost', /is no address/],
    ['http://localhost:6379', /is no address/],
    ['redis://', /is no address/],
    ['redis://localhost/tables', /is no address/],
    [
      'redis://:secret@127.0.0.1:1',
      /^Redis at redis:\/\/127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.*Start it, or correct REDIS_URL/,
    ],
  ])('refuses the address %j in words', async (url, message) => {
    const failed = connectRedis(url, () => {})
    await expect(failed).rejects.toThrow(message)
    await expect(failed).rejects.not.toThrow('secret')
  })

  test('with a password says so', async () => {
    const locked = await startRedis('--requirepass', 'open')
    await expect(connectRedis(locked.url, () => {})).rejects.toThrow(/NOAUTH/)
    await (await connectRedis(locked.url.replace('//', '//:open@'), () => {})).close()
    await locked.remove()
  })
})

test('a process that gives no sign of life counts as dead after five seconds', async () => {
  const [one, other] = [await connected(), await connected()]
  let passed = 0
  const options = { newCode: () => 'AAAAAA', warn: (message: string) => warnings.push(message) }
  const living = await redisExchange({
    ...options,
    redis: one,
    self: 'living',
    now: () => Date.now() + passed,
  })
  expect(living.isAlive('living')).toBe(true)
  expect(living.isAlive('dying')).toBe(false)
  const dying = await redisExchange({ ...options, redis: other, self: 'dying', now: Date.now })
  await vi.waitFor(() => expect(living.isAlive('dying')).toBe(true), PATIENT)
  // Signs follow each other without a message about a table.
  passed = 5001
  await vi.waitFor(() => expect(living.isAlive('dying')).toBe(true), PATIENT)
  dying.end()
  await vi.waitFor(() => {
    passed += 5001
    expect(living.isAlive('dying')).toBe(false)
  }, PATIENT)
  living.end()
})

const exchangesOf = [
  ['one process', async (newCode: () => string) => [loneExchange(newCode, Date.now)]],
  [
    'several processes',
    async (newCode: () => string) => {
      const [first, second] = [await connected(), await connected()]
      await first.run("return redis.call('FLUSHALL')", [])
      const options = { newCode, now: Date.now, warn: (message: string) => warnings.push(message) }
      return [
        await redisExchange({ ...options, redis: first, self: 'first' }),
        await redisExchange({ ...options, redis: second, self: 'second' }),
      ]
    },
  ],
] as const

describe.each(exchangesOf)('the exchange of %s', (_, make) => {
  test('keeps texts for a time, and gives one to one who takes it', async () => {
    const exchanges = await make(() => 'AAAAAA')
    const [one] = exchanges
    const other = exchanges.at(-1)
    if (!one || !other) throw new Error('There is no exchange.')
    await one.keep('name', 'first', 60_000)
    await one.keep('name', 'second', 60_000)
    expect([await other.find('name'), await other.find('none')]).toEqual(['second', null])
    const taken = await Promise.all([one.take('name'), other.take('name')])
    expect(taken.toSorted()).toEqual(expect.arrayContaining(['second', null]))
    expect(await one.find('name')).toBeNull()
    await one.keep('short', 'text', 1)
    await vi.waitFor(async () => expect(await other.find('short')).toBeNull(), PATIENT)
  })

  test('has codes that lead to their tables, are the same everywhere, and end', async () => {
    const codes = ['AAAAAA', 'AAAAAA', 'AAAAAA', 'BBBBBB', 'CCCCCC']
    const exchanges = await make(() => codes.shift() ?? 'DDDDDD')
    const [one] = exchanges
    const other = exchanges.at(-1)
    if (!one || !other) throw new Error('There is no exchange.')
    const { text, ends } = await one.codeFor(A, 60_000)
    expect(text).toBe('AAAAAA')
    expect(Math.abs(ends - Date.now() - 60_000)).toBeLessThan(5000)
    expect((await other.codeFor(A, 60_000)).text).toBe('AAAAAA')
    // A code that is taken is no second table's.
    expect((await other.codeFor(B, 60_000)).text).toBe('BBBBBB')
    expect([await one.tableOf('AAAAAA'), await one.tableOf('BBBBBB')]).toEqual([A, B])
    expect(await one.tableOf('ZZZZZZ')).toBeNull()
    await one.endCode(A, 'AAAAAA')
    expect(await other.tableOf('AAAAAA')).toBeNull()
    expect((await other.codeFor(A, 1)).text).toBe('CCCCCC')
    await vi.waitFor(async () => expect(await one.tableOf('CCCCCC')).toBeNull(), PATIENT)
  })
})
