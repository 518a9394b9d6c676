import { PREFIX, type RedisConnection } from './redis-connection.ts'
import { CannotWrite, keptMs, type TableStorage } from './table-storage.ts'

/** The channel of new lines: the table and the length of its log. */
const LINES = `${PREFIX}lines`

/** Appends a line to a log of the expected length, and notifies all processes. Returns 0 for any other length. */
const APPEND = `
if redis.call('LLEN', KEYS[1]) ~= tonumber(ARGV[1]) then return 0 end
local length = redis.call('RPUSH', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PUBLISH', KEYS[2], ARGV[4] .. ' ' .. length)
return 1`

/** Returns the lines from an index, or false, which the client reads as null, if the log does not exist. */
const READ = `
if redis.call('EXISTS', KEYS[1]) == 0 then return false end
return redis.call('LRANGE', KEYS[1], ARGV[1], -1)`

/**
 * Makes a storage in a Redis, for any number of processes, with a list for each table. Redis removes expired logs. A line is as safe as the
 * append-only file of Redis.
 */
export async function redisStorage(redis: RedisConnection): Promise<TableStorage> {
  const followers = new Map<string, Set<(length: number | null) => void>>()
  const tell = (table: string, length: number | null) => {
    for (const onChange of followers.get(table) ?? []) onChange(length)
  }
  const keyOf = (table: string): string => `${PREFIX}log:${table}`

  await redis.subscribe(
    LINES,
    (message) => {
      const [table = '', length] = message.split(' ')
      tell(table, Number(length))
    },
    () => {
      for (const table of followers.keys()) tell(table, null)
    },
  )

  const append = async (table: string, index: number, line: string): Promise<boolean> =>
    (await redis.run(APPEND, [keyOf(table), LINES], [index, line, keptMs(line), table])) === 1

  return {
    async create(table, line) {
      if (!(await append(table, 0, line))) throw new CannotWrite(`There is a log of table ${table}.`)
    },
    async read(table, from = 0) {
      const lines = await redis.run(READ, [keyOf(table)], [from])
      if (lines === null) return null
      return (lines as unknown[]).map(String)
    },
    // Redis does not distinguish an empty log from a missing one. Every log has its first line.
    append: async (table, index, line) => index > 0 && append(table, index, line),
    follow(table, onChange) {
      const those = followers.get(table) ?? new Set()
      followers.set(table, those.add(onChange))
      return () => {
        those.delete(onChange)
        if (those.size === 0) followers.delete(table)
      }
    },
    async removeExpired() {},
    close: redis.close,
  }
}
