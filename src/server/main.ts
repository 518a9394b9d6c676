import type { Server as HttpServer } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { LIMITS } from '../protocol/messages.ts'
import { BOT_WORKER, createBots, serveBots } from './bots.ts'
import { type Exchange, loneExchange } from './exchange.ts'
import type { ServerLimits } from './limits.ts'
import { newCode, newSecret } from './secret.ts'
import { serveSockets } from './socket.ts'
import { fileStorage } from './storage/files.ts'
import { redisStorage } from './storage/redis.ts'
import { connectRedis } from './storage/redis-connection.ts'
import { redisExchange } from './storage/redis-exchange.ts'
import { memoryStorage, type TableStorage } from './storage/table-storage.ts'
import { createTableList } from './table-list.ts'
import { SERVER_TALES } from './tales.ts'

/** Time between two checks of all tables, in milliseconds. */
const LOOK = 5000

const DAY = 24 * 3_600_000

/** Options of the server of tables. */
export interface TableOptions {
  /** The http server of the page. Its owner closes it. */
  readonly httpServer: HttpServer
  /** The folder of the logs; null for logs in memory. */
  readonly folder: string | null
  /** The address of a Redis for several processes. It then has the logs instead of the folder. */
  readonly redisUrl?: string | undefined
  /** True if pages of a host (header `Host`) may use the tables. */
  isAllowedHost(host: string): boolean
  /** True if all connections pass through a proxy, which appends the address of the device (`X-Forwarded-For`). */
  readonly isBehindProxy?: boolean
  /** Returns the addresses of the page in the local network. */
  addresses?(): readonly string[]
  /** The file of this program, for the worker thread of slow bots; null lets them answer in this thread. */
  readonly program?: URL | null
  readonly limits?: Partial<ServerLimits>
  /** The pause before each action of a bot, in milliseconds. */
  readonly botPause?: number
  warn?(message: string): void
}

/** The running server of tables. */
export interface RunningTables {
  /** Returns the text of a status page by its path; null for any other path. */
  status(path: string): string | null
  /** Closes all tables, and resolves when all writes are done. */
  close(): Promise<void>
}

/** The storage of tables, and the exchange between processes. */
interface Stores {
  readonly storage: TableStorage
  readonly exchange: Exchange
}

async function openStores(
  { folder, redisUrl }: TableOptions,
  warn: (message: string) => void,
): Promise<Stores> {
  const now = Date.now
  if (redisUrl === undefined)
    return {
      storage: folder === null ? memoryStorage(now) : await fileStorage(folder, warn),
      exchange: loneExchange(newCode, now),
    }
  const redis = await connectRedis(redisUrl, warn)
  const self = newSecret()
  return {
    storage: await redisStorage(redis),
    exchange: await redisExchange({ redis, self, newCode, now, warn }),
  }
}

/** Starts the tables on an http server. Rejects if the folder or Redis cannot be used. */
export async function startTables(options: TableOptions): Promise<RunningTables> {
  const { httpServer, isAllowedHost, addresses = () => [], program = null, limits: changed = {} } = options
  const { botPause = 300, warn = console.error, isBehindProxy = false } = options
  const limits: ServerLimits = { ...LIMITS, ...changed }
  const now = Date.now
  const { storage, exchange } = await openStores(options, warn)
  const bots = createBots(
    SERVER_TALES,
    program && (() => new Worker(program, { workerData: BOT_WORKER })),
    warn,
  )
  const tables = createTableList(SERVER_TALES, {
    storage,
    exchange,
    bots,
    now,
    limits,
    botPause,
    addresses,
    warn,
  })
  const sockets = serveSockets({ httpServer, tables, limits, now, isAllowedHost, isBehindProxy, warn })

  const inBackground = (task: () => Promise<void>) => () =>
    void task().catch((error) =>
      warn(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    )
  const timers = [setInterval(inBackground(tables.look), LOOK), setInterval(inBackground(tables.expire), DAY)]
  for (const timer of timers) timer.unref()
  inBackground(tables.expire)()

  const started = now()
  return {
    status(path) {
      const counts = { ...tables.counts(), ...sockets.counts() }
      if (path === '/health') return `${JSON.stringify({ ok: true, ...counts })}\n`
      if (path !== '/metrics') return null
      const { heapUsed, rss } = process.memoryUsage()
      const figures = { ...counts, seconds: Math.round((now() - started) / 1000), heapUsed, rss }
      return Object.entries(figures)
        .map(([name, value]) => `tables_${name} ${value}\n`)
        .join('')
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      await tables.close()
      sockets.close()
      await bots.close()
      exchange.end()
      await storage.close()
    },
  }
}

// The worker thread of the bots runs the same file.
if (!isMainThread && workerData === BOT_WORKER && parentPort) serveBots(parentPort, SERVER_TALES)
