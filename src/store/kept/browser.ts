import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { reportFault } from '../faults.ts'
import type { StorageHealth } from '../storage.ts'
import { type Changes, createChanges, openChannel } from './changes.ts'
import {
  BY_NOBODY,
  type HeldGame,
  type KeptGame,
  type KeptGames,
  type KeptLine,
  StorageTrouble,
} from './kept-games.ts'
import {
  isFree,
  newestFirst,
  readHeld,
  readLine,
  type StoredGame,
  withoutHand,
  writtenOver,
} from './records.ts'

/** Two stores of one database, so that a list of games need not read the games. What is read back is data that anybody may have changed. */
interface Schema extends DBSchema {
  lines: { key: string; value: KeptLine }
  games: { key: string; value: StoredGame }
}

type Transaction = IDBPTransaction<Schema, ('lines' | 'games')[], 'readwrite'>

const STORES: ('lines' | 'games')[] = ['lines', 'games']

/** The database while it is open. It is opened anew where the browser has closed it, or somebody deletes it meanwhile. */
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

/** Kept games in this browser's own database. */
export function browserGames(name = 'tales'): KeptGames {
  const changes = createChanges(openChannel(name))
  const open = database(name, changes)

  async function looked<Found>(look: (db: IDBPDatabase<Schema>) => Promise<Found>): Promise<Found> {
    try {
      return await look(await open())
    } catch (error) {
      throw new StorageTrouble(troubleOf(error), error)
    }
  }

  /** Does something in one transaction, which is on the disk before it is done; null: nothing was to be done. */
  const committed = <Answer>(how: (transaction: Transaction) => Promise<Answer>): Promise<Answer> =>
    looked(async (db) => {
      const transaction = db.transaction(STORES, 'readwrite', { durability: 'strict' })
      // Whoever breaks off hears it from `how`; `done` must not be told of to nobody.
      const done = transaction.done.catch((error: unknown) => {
        throw error ?? new DOMException('It was broken off.', 'AbortError')
      })
      const [answer] = await Promise.all([how(transaction).catch(brokenOff(transaction)), done])
      return answer
    })

  /** Changes a game; `how` answers false where nothing was to be changed. */
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
      let game: KeptGame | null = null
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

/** All or nothing: where one step of a transaction fails, none is done. */
const brokenOff =
  (transaction: Transaction) =>
  (error: unknown): never => {
    try {
      transaction.abort()
    } catch {
      // It has been broken off already, by the same failure.
    }
    throw error
  }

type Reading = Pick<IDBPTransaction<Schema, ('lines' | 'games')[], 'readonly' | 'readwrite'>, 'objectStore'>

async function heldIn(transaction: Reading, id: string): Promise<HeldGame | null> {
  const [line, game] = await Promise.all(STORES.map(async (name) => transaction.objectStore(name).get(id)))
  return readHeld(line, game)
}

function store(transaction: Transaction, { line, text, leaders, hand }: HeldGame) {
  const records = { lines: line, games: { id: line.id, text, leaders, hand } }
  // Each by itself: where the second cannot even be asked for, nobody is left waiting for the first.
  return Promise.all(STORES.map(async (name) => transaction.objectStore(name).put(records[name])))
}

async function healthOf(how: () => Promise<void>): Promise<StorageHealth> {
  try {
    await how()
    return 'ok'
  } catch (error) {
    if (error instanceof StorageTrouble) return error.health
    reportFault('games that are kept', error)
    return 'fault'
  }
}

/** Why the browser does not do it: forbidden where it keeps nothing for us at all, unreadable where what it keeps is broken. */
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
