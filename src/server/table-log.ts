import type { Code, Lobby } from '../protocol/messages.ts'
import type { AnyAck, Decision } from './decision.ts'
import { readEntry, type TableEntry } from './entries.ts'
import { entryLimit } from './requests.ts'
import type { TableServices } from './services.ts'
import { CannotWrite, StorageAway } from './storage/table-storage.ts'
import { type TableState, tableAfter } from './table.ts'

/** Most decisions about one request, while other processes append first. */
const TRIES = 5

/** The table of a log. */
interface LogOf {
  readonly id: string
  table(): TableState
  /** Called for each new entry in the storage, of this process or another. */
  advance(after: TableState, entry: TableEntry): void
  /** Called when the trouble has changed. */
  troubled(): void
}

/** Keeps a table equal to its log. Other processes may append to the log too. Tasks run one after the other. */
export function createTableLog({ id, table, advance, troubled }: LogOf, services: TableServices) {
  const { storage, warn } = services
  const limitOf = entryLimit(services.limits, services.now)
  let trouble: Lobby['trouble'] = null
  let queue: Promise<unknown> = Promise.resolve()

  /** Runs a task after all earlier ones. */
  function serially<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = queue.then(task)
    queue = result.catch(() => {})
    return result
  }

  /** Stops the table after an error of the rules or the log. The log stays unchanged. */
  function stop(error: unknown): void {
    warn(`Table ${id} has stopped: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
    trouble = 'stopped'
    troubled()
  }

  function added(after: TableState, entry: TableEntry): void {
    if (trouble === 'read-only') trouble = null
    advance(after, entry)
  }

  /** Reads the entries of other processes. Returns their number. */
  async function readOn(): Promise<number> {
    const lines = await storage.read(id, table().entries)
    if (trouble === 'stopped') return 0
    try {
      if (!lines) throw new Error('Its log is gone.')
      for (const line of lines) {
        const entry = readEntry(line)
        added(tableAfter(table(), entry), entry)
      }
      return lines.length
    } catch (error) {
      stop(error)
      return 0
    }
  }

  const unfollow = storage.follow(id, (length) => {
    const catchUp = async () => {
      if (length === null || length > table().entries) await readOn()
    }
    serially(catchUp).catch((error) => {
      // The storage calls back when it is available again.
      if (!(error instanceof StorageAway)) warn(`The log of table ${id} cannot be read: ${error}`)
    })
  })

  /** Appends an entry. Returns the code of a failure, or null. `behind`: another process was first, and its entries have been read. */
  async function append(entry: TableEntry): Promise<Code | null> {
    const before = table()
    let after: TableState
    try {
      after = tableAfter(before, entry)
    } catch (error) {
      stop(error)
      return 'stopped'
    }
    try {
      if (await storage.append(id, before.entries, JSON.stringify(entry))) {
        added(after, entry)
        return null
      }
      if ((await readOn()) > 0) return 'behind'
      if (trouble !== 'stopped') stop(new Error('Its log is shorter than it was.'))
      return 'stopped'
    } catch (error) {
      if (error instanceof StorageAway) return 'busy'
      if (!(error instanceof CannotWrite)) throw error
      warn(`Table ${id} is read-only: ${error.message}`)
      if (trouble !== 'read-only') {
        trouble = 'read-only'
        troubled()
      }
      return 'read-only'
    }
  }

  return {
    trouble: () => trouble,
    serially,
    stop,
    append,

    /** Carries out a decision: writes its entry and returns the answer. Decides again if another process was first. */
    async carryOut(
      decide: () => Decision,
      answer: (entry: TableEntry) => AnyAck = () => ({ ok: true }),
    ): Promise<AnyAck> {
      for (let tries = 1; ; tries += 1) {
        if (trouble === 'stopped') return { ok: false, code: 'stopped' }
        let decision: Decision
        try {
          decision = decide()
        } catch (error) {
          stop(error)
          return { ok: false, code: 'stopped' }
        }
        if ('ack' in decision) return decision.ack
        const failed = limitOf(table(), decision.entry) ?? (await append(decision.entry))
        if (failed === null) return answer(decision.entry)
        if (failed !== 'behind' || tries === TRIES) return { ok: false, code: failed }
      }
    },

    /** Resolves when the table has all current entries of its log. */
    catchUp: (): Promise<unknown> => serially(readOn),

    /** Stops following the log, and resolves when all writes are done. */
    async end(): Promise<void> {
      unfollow()
      await queue
    },
  }
}
