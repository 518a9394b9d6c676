import * as v from 'valibot'
import type { Exchange, ExchangeListener } from '../exchange.ts'
import { PREFIX, type RedisConnection } from './redis-connection.ts'
import { StorageAway } from './table-storage.ts'

/** The channel of messages between processes: the table, the topic, and a note. */
const TALK = `${PREFIX}talk`

/** The channel of signs of life: the names of processes. */
const SIGNS = `${PREFIX}alive`

/** Time between two signs of life, in milliseconds. Three may be missing before a process counts as dead. */
const SIGN_EVERY = 1250
const SILENT = 5000

/** Returns the code of a table and its remaining lifetime. Sets a new code if there is none; returns false if that code is in use. */
const CODE_FOR = `
local code = redis.call('GET', KEYS[1])
if code then return {code, redis.call('PTTL', KEYS[1])} end
if not redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[3], 'NX') then return false end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return {ARGV[2], ARGV[3]}`

/** Ends a code, unless the table has another one now. */
const END_CODE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1], KEYS[2])`

const FIND = `return redis.call('GET', KEYS[1])`

const TAKE = `
local text = redis.call('GET', KEYS[1])
redis.call('DEL', KEYS[1])
return text`

const KEEP = `return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])`

/** `message`: absent in a request for messages. */
const note = v.strictObject({ from: v.string(), message: v.exactOptional(v.unknown()) })
type Note = Omit<v.InferOutput<typeof note>, 'from'>

interface RedisExchangeOptions {
  readonly redis: RedisConnection
  /** The unique name of this process. */
  readonly self: string
  newCode(): string
  now(): number
  warn(message: string): void
}

/**
 * Makes the exchange of a server of several processes. Codes and texts are keys that expire. Messages are not stored.
 */
export async function redisExchange({
  redis,
  self,
  newCode,
  now,
  warn,
}: RedisExchangeOptions): Promise<Exchange> {
  const listeners = new Map<string, ExchangeListener>()
  const tableKey = (table: string): string => `${PREFIX}code-of:${table}`
  const codeKey = (code: string): string => `${PREFIX}code:${code}`

  async function textBy(script: string, key: string): Promise<string | null> {
    const text = await redis.run(script, [key])
    return text === null ? null : String(text)
  }

  function send(about: string, content: Note): void {
    redis.publish(TALK, `${about} ${JSON.stringify({ from: self, ...content })}`).catch((error) => {
      // All processes ask again when Redis is back.
      if (!(error instanceof StorageAway)) warn(`Other processes cannot be told about a table: ${error}`)
    })
  }

  function receive(text: string): void {
    const about = text.split(' ', 2).join(' ')
    const listener = listeners.get(about)
    if (!listener) return
    try {
      const { from, message } = v.parse(note, JSON.parse(text.slice(about.length + 1)))
      if (from === self) return
      if (message === undefined) listener.asked()
      else listener.said(from, message)
    } catch (error) {
      // For example a message of a newer server.
      warn(`A message of another process about ${about} cannot be read: ${error}`)
    }
  }

  await redis.subscribe(TALK, receive, () => {
    for (const [about, listener] of listeners) {
      listener.asked()
      send(about, {})
    }
  })

  /** Times of the last sign of life of the other processes. */
  const heard = new Map<string, number>()
  await redis.subscribe(
    SIGNS,
    (process) => {
      for (const [other, time] of heard) if (now() - time > SILENT) heard.delete(other)
      heard.set(process, now())
    },
    () => {},
  )
  const giveSign = (): void => {
    redis.publish(SIGNS, self).catch((error) => {
      if (!(error instanceof StorageAway))
        warn(`Other processes cannot be told that this one lives: ${error}`)
    })
  }
  giveSign()
  const signs = setInterval(giveSign, SIGN_EVERY)
  signs.unref()

  return {
    self,
    isAlive: (process) => process === self || now() - (heard.get(process) ?? 0) <= SILENT,
    end: () => clearInterval(signs),
    async codeFor(table, ms) {
      let found: unknown = null
      // Of a billion codes, most are free.
      while (found === null) {
        const code = newCode()
        found = await redis.run(CODE_FOR, [tableKey(table), codeKey(code)], [table, code, ms])
      }
      const [text, left] = found as readonly unknown[]
      return { text: String(text), ends: now() + Number(left) }
    },
    async endCode(table, code) {
      await redis.run(END_CODE, [tableKey(table), codeKey(code)], [code])
    },
    tableOf: (code) => textBy(FIND, codeKey(code)),
    async keep(name, text, ms) {
      await redis.run(KEEP, [PREFIX + name], [text, ms])
    },
    find: (name) => textBy(FIND, PREFIX + name),
    take: (name) => textBy(TAKE, PREFIX + name),
    say: (table, topic, message) => send(`${table} ${topic}`, { message }),
    listen(table, topic, listener) {
      const about = `${table} ${topic}`
      listeners.set(about, listener)
      send(about, {})
      return () => {
        if (listeners.get(about) === listener) listeners.delete(about)
      }
    },
  }
}
