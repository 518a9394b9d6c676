import type { StoreApi } from 'zustand'
import type { Kind } from '../../engine/kernel/index.ts'
import type { BesideGame } from '../../store/kept/kept-games.ts'
import { besideGame, type LeadersStore } from '../../store/leaders.ts'
import { type SafeStorage, tabStorage } from '../../store/storage.ts'
import { thisWindow, type Windows } from '../../store/this-window.ts'
import type { GameHook } from '../game-store.ts'
import { tabRecord } from './tab-journal.ts'

interface Remembering<K extends Kind> {
  store: GameHook<K>
  /** The storage of this tab alone. */
  tab: SafeStorage
  key: string
  leaders: BesideGame
  /** Returns the tabs of this browser. Called only when a game is started. */
  windows(): Pick<Windows, 'hand'>
}

/**
 * Stores in the tab each game that is started before its rules have loaded, so that a reload finds it. A duplicated tab copies this
 * record, so the record names the tab that has the game.
 */
export function rememberPendingStart<K extends Kind>({
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

/** Does so for a tale in this browser. */
export const rememberStarts = <K extends Kind, Role extends string, Computer extends string>(
  tale: { useGame: GameHook<K>; storageKeys: { begun: string } },
  leaders: Pick<StoreApi<LeadersStore<Role, Computer>>, 'getState' | 'subscribe'>,
): void =>
  rememberPendingStart({
    store: tale.useGame,
    tab: tabStorage,
    key: tale.storageKeys.begun,
    leaders: besideGame(leaders),
    windows: thisWindow,
  })
