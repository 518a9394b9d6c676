import { KEPT_DAYS } from '../../protocol/messages.ts'
import { readEntry } from '../entries.ts'

/** A storage for the logs of tables. A log is a list of lines, which must never change. */
export interface TableStorage {
  /** Creates the log of a new table with its first line. */
  create(table: string, line: string): Promise<void>
  /** Returns the lines of a log, without the first `from`; null if there is no such table. */
  read(table: string, from?: number): Promise<readonly string[] | null>
  /**
   * Appends a line to a log of `index` lines, and returns true once the line is safe. Returns false if the log has another length, because
   * another process has appended. Rejects with `CannotWrite` if the line cannot be stored.
   */
  append(table: string, index: number, line: string): Promise<boolean>
  /**
   * Calls back when a log may have grown, until the returned function is called. `length`: the new number of lines; null if unknown. Storages
   * of one process never call back.
   */
  follow(table: string, onChange: (length: number | null) => void): () => void
  /** Removes expired logs (`isExpired`), except those in use. */
  removeExpired(isInUse: (table: string) => boolean): Promise<void>
  /** Closes the storage, so that other processes may use the logs. */
  close(): Promise<void>
}

/** The storage cannot write, such as on a full disk. The log is unchanged. */
export class CannotWrite extends Error {}

/** The storage does not answer now. The line may have been stored: the log must be read before the next append. */
export class StorageAway extends CannotWrite {}

const DAY = 24 * 3_600_000

/** Lifetime of a log after its last line, in milliseconds: with a finished game, and with any other. */
const KEPT = { over: KEPT_DAYS.over * DAY, playing: KEPT_DAYS.playing * DAY }

/** Returns the lifetime of a log after this last line, in milliseconds. */
export function keptMs(last: string): number {
  try {
    const entry = readEntry(last)
    return entry.do === 'act' && entry.over === true ? KEPT.over : KEPT.playing
  } catch {
    return KEPT.playing // the same for an unreadable log
  }
}

/** True if a log has expired. `age`: the age of its last line, in milliseconds. */
export const isExpired = (age: number, lines: readonly string[]): boolean => age > keptMs(lines.at(-1) ?? '')

/** The shortest lifetime of a log after its last line, in milliseconds. */
export const SHORTEST_KEPT = Math.min(...Object.values(KEPT))

/** Makes a storage in memory, which ends with the process. `now`: the clock. */
export function memoryStorage(now: () => number): TableStorage {
  const logs = new Map<string, { lines: string[]; changed: number }>()
  return {
    async create(table, line) {
      logs.set(table, { lines: [line], changed: now() })
    },
    read: async (table, from = 0) => logs.get(table)?.lines.slice(from) ?? null,
    async append(table, index, line) {
      const log = logs.get(table)
      if (log?.lines.length !== index) return false
      log.lines.push(line)
      log.changed = now()
      return true
    },
    follow: () => () => {},
    async removeExpired(isInUse) {
      for (const [table, { lines, changed }] of logs)
        if (!isInUse(table) && isExpired(now() - changed, lines)) logs.delete(table)
    },
    close: async () => {},
  }
}
