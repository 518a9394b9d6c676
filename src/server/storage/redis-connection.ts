import { CannotWrite, StorageAway } from './table-storage.ts'

/** Prefix of all our keys and channels: a Redis may have other users. */
export const PREFIX = 'tales:'

/** Silence of Redis after which a connection counts as dead, and the time between two pings, in milliseconds. */
const SILENCE = 5000
const ASKING = 1500

/** Longest wait before the next try to connect, in milliseconds. */
const LONGEST_WAIT = 1000

/** A connection to Redis. Every command rejects with `StorageAway` while Redis is away, and with `CannotWrite` if Redis refuses. */
export interface RedisConnection {
  /** Runs a Lua script, which is atomic for all other clients. */
  run(script: string, keys: readonly string[], args?: readonly (string | number)[]): Promise<unknown>
  publish(channel: string, message: string): Promise<void>
  /** Calls back for each message of a channel. `onGap`: called if messages may have been lost, because Redis was away. */
  subscribe(channel: string, onMessage: (message: string) => void, onGap: () => void): Promise<void>
  close(): Promise<void>
}

/** The Redis of `REDIS_URL` cannot be used. The message has advice for the owner of the server. */
class RedisUnusable extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(`${problem} Without REDIS_URL the tables are files of this machine.`, options)
  }
}

/** Returns an address without its password; null if it is not an address of a Redis. */
function readAddress(url: string): string | null {
  if (!URL.canParse(url)) return null
  const address = new URL(url)
  if (!['redis:', 'rediss:'].includes(address.protocol) || address.hostname === '') return null
  if (!/^(\/\d*)?$/.test(address.pathname)) return null
  return `${address.protocol}//${address.host}${address.pathname}`
}

/**
 * Connects to a Redis, and reconnects after a lost connection. Rejects if the address is wrong, or if Redis does not answer now. `warn` receives
 * a message when Redis goes away or returns, and if Redis may lose tables.
 */
export async function connectRedis(url: string, warn: (message: string) => void): Promise<RedisConnection> {
  const address = readAddress(url)
  // The error must not repeat the text: it may hold a password.
  if (address === null)
    throw new RedisUnusable(
      'REDIS_URL is no address of a Redis. It must be like redis://127.0.0.1:6379, redis://:PASSWORD@HOST:PORT or rediss://HOST:PORT/DATABASE.',
    )
  // Loaded here: most servers use no Redis.
  const { createClient, ErrorReply } = await import('@redis/client')
  let isStarted = false
  let isAway = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: ASKING,
    socket: {
      connectTimeout: SILENCE,
      socketTimeout: SILENCE,
      // The first connection fails at once, so that the person who starts the server learns why.
      reconnectStrategy: (retries) =>
        isStarted ? Math.min(50 * 2 ** Math.min(retries, 10), LONGEST_WAIT) : false,
    },
  })
  const subscriber = client.duplicate({ disableOfflineQueue: false })
  client.on('error', (error: Error) => {
    if (isStarted && !isAway)
      warn(`Redis at ${address} is away (${reasonOf(error)}). Tables wait until it is back.`)
    isAway = isStarted
  })
  client.on('ready', () => {
    if (isAway) warn(`Redis at ${address} is back.`)
    isAway = false
  })
  // The other connection reports the same errors.
  subscriber.on('error', () => {})
  try {
    await client.connect()
    await subscriber.connect()
  } catch (error) {
    client.destroy()
    if (subscriber.isOpen) subscriber.destroy()
    throw new RedisUnusable(
      `Redis at ${address} cannot be used: ${reasonOf(error)}. Start it, or correct REDIS_URL.`,
      { cause: error },
    )
  }
  isStarted = true

  async function command<Value>(send: () => Promise<Value>): Promise<Value> {
    try {
      return await send()
    } catch (error) {
      if (error instanceof ErrorReply)
        throw new CannotWrite(`Redis refuses: ${error.message}`, { cause: error })
      throw new StorageAway(`Redis at ${address} is away: ${reasonOf(error)}.`, { cause: error })
    }
  }

  for (const risk of risksOf(await command(() => client.info()))) warn(`Redis at ${address} ${risk}`)

  return {
    run: (script, keys, args = []) =>
      command(() => client.eval(script, { keys: [...keys], arguments: args.map(String) })),
    publish: (channel, message) => command(async () => void (await client.publish(channel, message))),
    subscribe: (channel, onMessage, onGap) =>
      command(async () => {
        await subscriber.subscribe(channel, onMessage)
        subscriber.on('ready', onGap)
      }),
    async close() {
      for (const one of [client, subscriber].filter(({ isOpen }) => isOpen))
        try {
          // While Redis is away, no command is pending.
          await (one.isReady ? one.close() : one.destroy())
        } catch (error) {
          warn(`A connection to Redis did not end well: ${reasonOf(error)}.`)
        }
    },
  }
}

/** Returns the risks of lost tables in a Redis, from its report `INFO`. */
export function risksOf(info: string): string[] {
  const value = (name: string): string | undefined => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1]
  const risks: string[] = []
  if (value('aof_enabled') === '0')
    risks.push(
      'keeps no append-only file: if it ends, the tables are lost. Start it with "--appendonly yes --appendfsync always".',
    )
  const policy = value('maxmemory_policy') ?? 'noeviction'
  if (!['0', undefined].includes(value('maxmemory')) && policy !== 'noeviction')
    risks.push(
      `removes data when its memory is full (${policy}): tables may be lost. Start it with "--maxmemory-policy noeviction".`,
    )
  return risks
}

/** Returns the message of an error, or of the first one in an `AggregateError`, such as two addresses of one name. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : []
  return (first ?? error) instanceof Error ? ((first ?? error) as Error).message : String(error)
}
