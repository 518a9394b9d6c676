import { create, useStore } from 'zustand'

/**
 * Makes the record of which table of a tale is on the page: the live one, or for a while another one, such as that of a lesson.
 * Only one is at a time. Components ask `useTable`, and commands are given their table, so that nothing depends on the live one.
 */
export function shownTable<Table extends object>(live: Table) {
  const useShown = create<{ table: Table }>(() => ({ table: live }))
  return {
    /** The table on the page. */
    useTable: (): Table => useShown(({ table }) => table),
    /** Puts another table on the page. Returns a function that puts the live one back. */
    showTable(table: Table): () => void {
      useShown.setState({ table })
      return () => {
        if (useShown.getState().table === table) useShown.setState({ table: live })
      }
    },
    /** Follows every table from the moment it is on the page; `ended` is called when another one takes its place. */
    followTables(follow: (table: Table) => void, ended: () => void): void {
      const followed = new WeakSet<Table>()
      const begin = (table: Table) => {
        if (!followed.has(table)) follow(table)
        followed.add(table)
      }
      begin(live)
      useShown.subscribe(({ table }) => {
        ended()
        begin(table)
      })
    },
  }
}

/** Reads a store of the table on the page. */
export interface TableHook<Store> {
  (): Store
  <Part>(select: (store: Store) => Part): Part
}

/** What a component needs of a store. */
interface Readable<Store> {
  getState(): Store
  getInitialState(): Store
  subscribe(listener: (now: Store, before: Store) => void): () => void
}

/** Makes the hook of a store that every table of a tale has. */
export function tableHook<Table, Store>(
  useTable: () => Table,
  storeOf: (table: Table) => Readable<Store>,
): TableHook<Store> {
  const all = (store: Store) => store
  return <Part>(select: (store: Store) => Part = all as never) => useStore(storeOf(useTable()), select)
}
