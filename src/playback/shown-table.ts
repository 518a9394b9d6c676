import { create, type StoreApi, type UseBoundStore, useStore } from 'zustand'
import type { Kind } from '../engine/kernel/index.ts'
import { type GameHook, selectState } from '../session/game-store.ts'
import type { PlaybackStore } from './playback.ts'

/** A game, and what is shown of it. */
export interface PlayedGame<K extends Kind> {
  readonly game: GameHook<K>
  readonly playback: UseBoundStore<StoreApi<PlaybackStore<K>>>
}

/** What every table of a tale has: also who leads its seats. */
export interface PlayedTable<K extends Kind, Leaders> extends PlayedGame<K> {
  readonly leaders: UseBoundStore<StoreApi<Leaders>>
}

/**
 * Makes the store of the table on the page: the live one, or a temporary one such as that of a lesson.
 * Components call `useTable` and commands take their table as an argument, so that neither depends on the live one.
 */
export function shownTable<K extends Kind, Leaders, Table extends PlayedTable<K, Leaders>>(
  live: Table & PlayedTable<K, Leaders>,
) {
  const onPage = create<{ table: Table }>(() => ({ table: live }))
  const tableOnPage = (): Table => onPage(({ table }) => table)
  // A table that leaves the page skips the rest of its playback.
  onPage.subscribe((_, before) => before.table.playback.getState().skip())
  const game = tableHook(tableOnPage, (table) => table.game)
  const playback = tableHook(tableOnPage, (table) => table.playback)
  return {
    /** The table on the page. */
    useTable: tableOnPage,
    // Its stores.
    useGame: game,
    useLeaders: tableHook(tableOnPage, ({ leaders }) => leaders),
    usePlayback: playback,
    useGameState: (): K['State'] | null => game(selectState<K>),
    /**
     * The state that the screen shows. A part that an event leaves alone stays the very same object, so that whoever picks a part
     * in a selector is redrawn only when that part changed.
     */
    useShown: (): K['State'] | null => playback(({ shown }) => shown),
    /** Puts another table on the page. Returns a function that puts the live one back. */
    showTable(table: Table): () => void {
      onPage.setState({ table })
      return () => {
        if (onPage.getState().table === table) onPage.setState({ table: live })
      }
    },
    /** Follows the table on the page. What `follow` returns ends that when another table takes its place. */
    followTables(follow: (table: Table) => () => void): void {
      let stop = follow(live)
      onPage.subscribe(({ table }) => {
        stop()
        stop = follow(table)
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
