import type { Kind } from '../../engine/kernel/index.ts'
import type { BesideGame } from '../../store/kept/kept-games.ts'
import type { SafeStorage } from '../../store/storage.ts'
import type { Windows } from '../../store/this-window.ts'
import type { GameHook } from '../game-store.ts'

interface Remembering<K extends Kind> {
  store: GameHook<K>
  /** Where this window remembers what lies on its table. */
  tab: SafeStorage
  key: string
  leaders: BesideGame
  /** The windows of this browser, asked for when somebody begins. */
  windows(): Pick<Windows, 'hand'>
}

/**
 * What was begun before its rules have come is remembered by this window until they do, should its page be loaded anew
 * meanwhile. A window that is copied takes this with it: it says in whose hand the game is.
 */
export function rememberPendingStart<K extends Kind>({
  store,
  tab,
  key,
  leaders,
  windows,
}: Remembering<K>): void {
  store.subscribe(({ waiting }, before) => {
    if (waiting === null || waiting === 'kept' || waiting === before.waiting) return
    const { id, begun } = waiting.kept
    const { config, seed } = waiting
    tab.write(key, JSON.stringify({ config, seed, leaders: leaders.now(), id, begun, hand: windows().hand }))
  })
}
