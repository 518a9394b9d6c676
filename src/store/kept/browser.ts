import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { StorageHealth } from '../storage.ts'
import { type Changes, createChanges, openChannel } from './changes.ts'
import { type HeldGame, type KeptGames, type KeptLine, StorageTrouble } from './kept-games.ts'
import { isFree, newestFirst, readHeld, readLine, type StoredGame, writtenOver } from './records.ts'

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
      const [answer] = await Promise.all([how(transaction), done])
      return answer
    })

  const changed = (
    id: string,
    how: (transaction: Transaction) => Promise<unknown>,
    change?: 'removed here',
  ): Promise<StorageHealth> =>
    healthOf(async () => {
      await committed(how)
      changes.tell(id, change)
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
    put: (game) => changed(game.line.id, (transaction) => store(transaction, { ...game, hand: null })),
    async write(game, hand, may) {
      const { id } = game.line
      let isElsewhere = false
      const health = await changed(id, async (transaction) => {
        const next = writtenOver(await heldIn(transaction, id), game, hand, may)
        isElsewhere = next === null
        if (next) await store(transaction, next)
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
    change: (id, change) =>
      changed(id, async (transaction) => {
        const line = readLine(await transaction.objectStore('lines').get(id))
        if (line) await transaction.objectStore('lines').put({ ...line, ...change })
      }),
    remove: (id) =>
      changed(
        id,
        (transaction) => Promise.all(STORES.map((name) => transaction.objectStore(name).delete(id))),
        'removed here',
      ),
    follow: changes.follow,
  }
}

type Reading = Pick<IDBPTransaction<Schema, ('lines' | 'games')[], 'readonly' | 'readwrite'>, 'objectStore'>

async function heldIn(transaction: Reading, id: string): Promise<HeldGame | null> {
  const [line, game] = await Promise.all([
    transaction.objectStore('lines').get(id),
    transaction.objectStore('games').get(id),
  ])
  return readHeld(line, game)
}

const store = (transaction: Transaction, { line, text, leaders, hand }: HeldGame) =>
  Promise.all([
    transaction.objectStore('lines').put(line),
    transaction.objectStore('games').put({ id: line.id, text, leaders, hand }),
  ])

async function healthOf(how: () => Promise<void>): Promise<StorageHealth> {
  try {
    await how()
    return 'ok'
  } catch (error) {
    return error instanceof StorageTrouble ? error.health : 'unreadable'
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
