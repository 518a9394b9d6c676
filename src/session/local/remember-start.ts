import type { StoreApi } from 'zustand'
import type { GameTypes } from '../../engine/kernel/index.ts'
import { type ControllersStore, savedWithGame } from '../../store/controllers-store.ts'
import type { SavedWithGame } from '../../store/saved-games/saved-games.ts'
import { type SafeStorage, tabStorage } from '../../store/storage.ts'
import { tabRecord } from '../../store/tab-journal.ts'
import { type TabRegistry, thisWindow } from '../../store/tab-registry.ts'
import type { GameHook } from '../game-store.ts'

interface Remembering<K extends GameTypes> {
  store: GameHook<K>
  /** The storage of this tab alone. */
  tab: SafeStorage
  key: string
  leaders: SavedWithGame
  /** Returns the tabs of this browser. Called only when a game is started. */
  windows(): Pick<TabRegistry, 'hand'>
}

/**
 * Stores in the tab each game that is started before its rules have loaded, so that a reload finds it. A duplicated tab copies this
 * record, so the record names the tab that has the game.
 */
export function rememberPendingStart<K extends GameTypes>({
  store,
  tab,
  key,
  leaders,
  windows,
}: Remembering<K>): void {
  const record = tabRecord(tab, key)
  store.subscribe(({ waiting }, before) => {
    if (waiting === null || waiting === 'kept' || waiting === before.waiting) return
    const { id, begun } = waiting.kept
    const { config, seed } = waiting
    record.write(JSON.stringify({ config, seed, leaders: leaders.now(), id, begun, hand: windows().hand }))
  })
}

/** Applies {@link rememberPendingStart} to a tale in this browser. */
export const rememberStarts = <K extends GameTypes, Role extends string, Computer extends string>(
  tale: { useGame: GameHook<K>; storageKeys: { begun: string } },
  leaders: Pick<StoreApi<ControllersStore<Role, Computer>>, 'getState' | 'subscribe'>,
): void =>
  rememberPendingStart({
    store: tale.useGame,
    tab: tabStorage,
    key: tale.storageKeys.begun,
    leaders: savedWithGame(leaders),
    windows: thisWindow,
  })
