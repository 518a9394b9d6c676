import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { reportFault } from '../faults.ts'
import type { StorageHealth } from '../storage.ts'
import { type Changes, createChanges, openChannel } from './changes.ts'
import {
  isFree,
  newestFirst,
  readHeld,
  readLine,
  type StoredGame,
  withoutHand,
  writtenOver,
} from './records.ts'
import {
  BY_NOBODY,
  type LeasedGame,
  type SavedGame,
  type SavedGameSummary,
  type SavedGames,
  StorageError,
} from './saved-games.ts'

/** Two object stores of one database, so that listing games does not read them. Users can edit the data, so it is validated when read. */
interface Schema extends DBSchema {
  lines: { key: string; value: SavedGameSummary }
  games: { key: string; value: StoredGame }
}

type Transaction = IDBPTransaction<Schema, ('lines' | 'games')[], 'readwrite'>

const STORES: ('lines' | 'games')[] = ['lines', 'games']

/** Returns a function that opens the database once, and again after the browser has closed it or it was deleted. */
function database(name: string, changes: Changes) {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const forget = () => {
    opened = null
    changes.tellHere(null)
  }
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        for (const store of STORES) db.createObjectStore(store, { keyPath: 'id' })
      },
      blocking(_current, _wanted, event) {
        const { target } = event
        if (target instanceof IDBDatabase) target.close()
        forget()
      },
      terminated: forget,
    }).catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
}

/** Saved games in this browser's IndexedDB. */
export function browserGames(name = 'tales'): SavedGames {
  const changes = createChanges(openChannel(name))
  const open = database(name, changes)

  async function looked<Found>(look: (db: IDBPDatabase<Schema>) => Promise<Found>): Promise<Found> {
    try {
      return await look(await open())
    } catch (error) {
      throw new StorageError(troubleOf(error), error)
    }
  }

  /** Runs a function in one transaction. Resolves when the data is on the disk. */
  const committed = <Answer>(how: (transaction: Transaction) => Promise<Answer>): Promise<Answer> =>
    looked(async (db) => {
      const transaction = db.transaction(STORES, 'readwrite', { durability: 'strict' })
      // The caller gets the failure from `how`; without this handler `done` would be an unhandled rejection.
      const done = transaction.done.catch((error: unknown) => {
        throw error ?? new DOMException('It was broken off.', 'AbortError')
      })
      const [answer] = await Promise.all([how(transaction).catch(brokenOff(transaction)), done])
      return answer
    })

  /** Changes a game and notifies listeners. `how` resolves to false if it changed nothing. */
  const changed = (
    id: string,
    how: (transaction: Transaction) => Promise<unknown>,
    change?: 'removed here',
  ): Promise<StorageHealth> =>
    healthOf(async () => {
      if ((await committed(how)) !== false) changes.tell(id, change)
    })

  return {
    lasting: true,
    lines: () =>
      looked(async (db) =>
        newestFirst((await db.getAll('lines')).map(readLine).filter((line) => line !== null)),
      ),
    read: (id) =>
      looked(async (db) => {
        const transaction = db.transaction(STORES)
        return heldIn(transaction, id)
      }),
    async put(game, by = BY_NOBODY) {
      const { id } = game.line
      let isElsewhere = false
      const health = await changed(id, async (transaction) => {
        const next = writtenOver(await heldIn(transaction, id), game, by)
        isElsewhere = next === null
        return next !== null && store(transaction, next)
      })
      return isElsewhere ? 'elsewhere' : health
    },
    async hold(id, hand, may) {
      let isTaken = false
      const held = await committed(async (transaction) => {
        const found = await heldIn(transaction, id)
        if (!found || found.hand === hand || !isFree(found, hand, may)) return found
        isTaken = true
        const taken = { ...found, hand }
        await store(transaction, taken)
        return taken
      })
      if (isTaken) changes.tell(id)
      return held
    },
    release: (id, hand) =>
      changed(id, async (transaction) => {
        const found = await heldIn(transaction, id)
        return found?.hand === hand && store(transaction, { ...found, hand: null })
      }),
    change: (id, change, isStill = () => true) =>
      changed(id, async (transaction) => {
        const line = readLine(await transaction.objectStore('lines').get(id))
        return line !== null && isStill(line) && transaction.objectStore('lines').put({ ...line, ...change })
      }),
    async remove(id) {
      let game: SavedGame | null = null
      const health = await changed(
        id,
        async (transaction) => {
          const found = await heldIn(transaction, id)
          game = found && withoutHand(found)
          await Promise.all(STORES.map(async (name) => transaction.objectStore(name).delete(id)))
        },
        'removed here',
      )
      return { health, game: health === 'ok' ? game : null }
    },
    follow: changes.follow,
  }
}

/** Aborts the transaction if one of its steps fails, so that none takes effect. */
const brokenOff =
  (transaction: Transaction) =>
  (error: unknown): never => {
    try {
      transaction.abort()
    } catch {
      // The same failure has aborted the transaction already.
    }
    throw error
  }

type Reading = Pick<IDBPTransaction<Schema, ('lines' | 'games')[], 'readonly' | 'readwrite'>, 'objectStore'>

async function heldIn(transaction: Reading, id: string): Promise<LeasedGame | null> {
  const [line, game] = await Promise.all(STORES.map(async (name) => transaction.objectStore(name).get(id)))
  return readHeld(line, game)
}

function store(transaction: Transaction, { line, text, leaders, hand }: LeasedGame) {
  const records = { lines: line, games: { id: line.id, text, leaders, hand } }
  // An async callback each: if the second `put` throws synchronously, the first promise is still awaited.
  return Promise.all(STORES.map(async (name) => transaction.objectStore(name).put(records[name])))
}

async function healthOf(how: () => Promise<void>): Promise<StorageHealth> {
  try {
    await how()
    return 'ok'
  } catch (error) {
    if (error instanceof StorageError) return error.health
    reportFault('games that are kept', error)
    return 'fault'
  }
}

/** Returns why the database failed: forbidden if the browser stores nothing for us, unreadable if its data is broken. */
function troubleOf(error: unknown): Exclude<StorageHealth, 'ok'> {
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  const isForbidden = [
    'SecurityError',
    'InvalidStateError',
    'ReferenceError',
    'TypeError',
    'NotAllowedError',
  ].includes(name)
  return isForbidden ? 'forbidden' : 'unreadable'
}
