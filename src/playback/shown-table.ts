import { create, type StoreApi, type UseBoundStore, useStore } from 'zustand'
import type { GameTypes } from '../engine/kernel/index.ts'
import { type GameHook, selectState } from '../session/game-store.ts'
import type { PlaybackStore } from './playback.ts'

/** A game with its playback. */
export interface PlayedGame<K extends GameTypes> {
  readonly game: GameHook<K>
  readonly playback: UseBoundStore<StoreApi<PlaybackStore<K>>>
}

/** The stores of every table of a tale. */
export interface PlayedTable<K extends GameTypes, Controllers> extends PlayedGame<K> {
  readonly leaders: UseBoundStore<StoreApi<Controllers>>
}

/**
 * Makes the store of the table on the page: the live one, or a temporary one such as that of a lesson.
 * Components call `useTable` and commands take their table as an argument, so that neither depends on the live one.
 */
export function shownTable<K extends GameTypes, Controllers, Table extends PlayedTable<K, Controllers>>(
  live: Table & PlayedTable<K, Controllers>,
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
    // The stores of that table.
    useGame: game,
    useControllers: tableHook(tableOnPage, ({ leaders }) => leaders),
    usePlayback: playback,
    useGameState: (): K['State'] | null => game(selectState<K>),
    /** The state that the screen shows. Unchanged parts stay identical objects after an event, so that their selectors do not rerender. */
    useShown: (): K['State'] | null => playback(({ shown }) => shown),
    /** Puts another table on the page. Returns a function that puts the live one back. */
    showTable(table: Table): () => void {
      onPage.setState({ table })
      return () => {
        if (onPage.getState().table === table) onPage.setState({ table: live })
      }
    },
    /** Follows the table on the page. The function that `follow` returns is called when another table replaces it. */
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

/** The part of a store that a component needs. */
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
