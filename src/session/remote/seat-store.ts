import type { Lobby, Request } from '../../protocol/messages.ts'
import { randomSecret } from '../../store/browser.ts'
import { persistedStore } from '../../store/persisted-store.ts'
import { REMOTE_TABLE_KEY, type SafeStorage, type StorageHealth } from '../../store/storage.ts'
import { tabRecord } from '../../store/tab-journal.ts'
import {
  readTables,
  readTabTable,
  type SeatedTable,
  type TableNote,
  type TablesOfBrowser,
  writeTables,
} from './seated-table.ts'

/** The tables of this browser, and the state of their storage. */
interface SeatedTables extends TablesOfBrowser {
  /** Why storing the last change or reading the stored tables failed; 'ok' otherwise. */
  readonly health: StorageHealth
  /** Changes the stored tables. */
  update(change: (now: TablesOfBrowser) => TablesOfBrowser): void
}

/** Maximum number of tokens in one request. */
const MOST_TOKENS = 12

/** Returns the request of a device that returns to its table. `have`: its place in the log; null if it needs a whole view. */
export const returnTo = (
  { table, key, pass, seats, givenBack = [] }: SeatedTable,
  have: Request<'sit'>['have'] | null,
): Omit<Request<'sit'>, 'protocol'> => ({
  table,
  ...(key !== null && { key }),
  ...(pass !== undefined && { pass }),
  tokens: [...seats.map(({ token }) => token), ...givenBack].slice(0, MOST_TOKENS),
  ...(have && { have }),
})

const NONE: TablesOfBrowser = { tables: [], spoilt: [] }

/**
 * Remembers the seats of this device, so that a reload returns to them. `tab` has the table of this tab. `storage` has the tables of all
 * tabs, the latest first, for a tab that was closed and for the list of tables.
 */
export function createSeatStore(storage: SafeStorage, tab: SafeStorage) {
  const store = persistedStore<SeatedTables, TablesOfBrowser>(
    {
      ...{ storage, key: REMOTE_TABLE_KEY, fresh: NONE, read: readTables, write: writeTables },
      valueIn: (now) => now,
      fieldsOf: ({ tables, spoilt }, problem) => ({
        ...{ tables, spoilt },
        health: problem === null ? 'ok' : 'unreadable',
      }),
    },
    (update, set) => ({
      ...NONE,
      health: 'ok',
      update(change) {
        const health = update(change)
        if (health !== 'ok') set({ health })
      },
    }),
  )
  const inTab = tabRecord(tab, REMOTE_TABLE_KEY)
  /** The tokens of requested seats that are not confirmed yet, by table and seat. */
  const asked = new Map<string, string>()
  const update = (change: (tables: readonly SeatedTable[]) => readonly SeatedTable[]): void =>
    store.getState().update((now) => {
      const tables = change(now.tables)
      return tables === now.tables ? now : { ...now, tables }
    })
  function ofTab(): SeatedTable | null {
    const text = inTab.read()
    return text === null ? null : readTabTable(text)
  }
  /** Returns the entry of this browser for a table; without `table`, the latest table that was not left and still exists. */
  function ofBrowser(table?: string): SeatedTable | null {
    store.refresh()
    const isWanted = (one: SeatedTable) =>
      table === undefined ? !one.note?.isLeft && !one.note?.isGone : one.table === table
    return store.getState().tables.find(isWanted) ?? null
  }
  /** Updates the note of a table if the change has a new value. */
  function note(table: string, change: TableNote): void {
    const isNews = ({ note: known }: SeatedTable) =>
      Object.entries(change).some(
        ([field, value]) => JSON.stringify(known?.[field as keyof TableNote]) !== JSON.stringify(value),
      )
    const noted = (one: SeatedTable): SeatedTable => ({
      ...one,
      note: { ...one.note, ...change, seen: Date.now() },
    })
    update((tables) =>
      tables.some((one) => one.table === table && isNews(one))
        ? tables.map((one) => (one.table === table ? noted(one) : one))
        : tables,
    )
  }
  return {
    /** The tables of this browser, for the list of tables. */
    store,
    /** Returns the table of this tab, or null. */
    ofTab,
    ofBrowser,
    note,
    /** Returns the seats of this tab at a table, and those of this browser that no device plays now. `moved`: seats from a ticket. */
    toTake(
      { table, seats }: Pick<Lobby, 'table' | 'seats'>,
      moved: SeatedTable['seats'] = [],
    ): SeatedTable['seats'] {
      const ofThisTab = ofTab()
      const earlier = ofThisTab?.table === table ? ofThisTab.seats : []
      const own = [...moved, ...earlier.filter(({ seat }) => moved.every((one) => one.seat !== seat))]
      const isLeft = (seat: number) => {
        const info = seats[seat]
        return info !== undefined && info.by !== 'free' && info.presence !== 'here'
      }
      const isOther = (seat: number) => own.every((one) => one.seat !== seat)
      const more = ofBrowser(table)?.seats ?? []
      return [...own, ...more.filter(({ seat }) => isOther(seat) && isLeft(seat))]
    },
    /** Returns the token for requesting a seat. A repeated request gets the same token until the seat is kept. */
    tokenFor(table: string, seat: number): string {
      const place = `${table} ${seat}`
      const token = asked.get(place) ?? randomSecret()
      asked.set(place, token)
      return token
    },
    /** Stores the table of this tab, as the latest. */
    keep(one: SeatedTable): void {
      for (const { seat } of one.seats) asked.delete(`${one.table} ${seat}`)
      inTab.write(JSON.stringify(one))
      update((tables) => [joined(one, tables), ...tables.filter(({ table }) => table !== one.table)])
    },
    /** Forgets seats at a table that this device has lost. */
    drop(table: string, seats: readonly number[]): void {
      const without = (one: SeatedTable): SeatedTable =>
        one.table === table ? { ...one, seats: one.seats.filter(({ seat }) => !seats.includes(seat)) } : one
      const own = ofTab()
      if (own) inTab.write(JSON.stringify(without(own)))
      update((tables) => tables.map(without))
    },
    /** Removes the table from this tab. The browser keeps the seats. */
    leave: () => inTab.drop(),
    /** Forgets a table and its seats for good; without `table` the entries that cannot be read. */
    forget(table?: string): void {
      if (table !== undefined) update((tables) => tables.filter((one) => one.table !== table))
      else store.getState().update((now) => ({ ...now, spoilt: [] }))
    },
  }
}

/** Merges an entry with the stored one of its table: the seats of other tabs, and the note. */
function joined(one: SeatedTable, all: readonly SeatedTable[]): SeatedTable {
  const known = all.find(({ table }) => table === one.table)
  const more = known?.seats.filter(({ seat }) => one.seats.every((own) => own.seat !== seat)) ?? []
  const pass = one.pass ?? known?.pass
  const givenBack = [...new Set([...(one.givenBack ?? []), ...(known?.givenBack ?? [])])]
  return {
    table: one.table,
    ...(givenBack.length > 0 && { givenBack }),
    key: one.key ?? known?.key ?? null,
    ...(pass !== undefined && { pass }),
    seats: [...one.seats, ...more],
    note: { since: Date.now(), ...known?.note, isLeft: false, isGone: false, seen: Date.now() },
  }
}

/** Returns a table with the token of a seat among those that were given back. */
export const givingBack = (table: SeatedTable, seat: number): SeatedTable => ({
  ...table,
  givenBack: [
    ...table.seats.filter((one) => one.seat === seat).map(({ token }) => token),
    ...(table.givenBack ?? []),
  ],
})
