import type { Kind } from '../engine/kernel/index.ts'
import type { GameHook } from './game-store.ts'
import type { BesideGame } from './keeping.ts'
import type { SafeStorage } from './storage.ts'

interface Remembering<K extends Kind> {
  store: GameHook<K>
  /** Where this window remembers what lies on its table. */
  tab: SafeStorage
  key: string
  leaders: BesideGame
}

/** What was begun before its rules have come is remembered by this window until they do, should its page be loaded anew meanwhile. */
export function rememberBegun<K extends Kind>({ store, tab, key, leaders }: Remembering<K>): void {
  store.subscribe(({ waiting }, before) => {
    if (waiting === null || waiting === 'kept' || waiting === before.waiting) return
    tab.write(key, JSON.stringify({ ...waiting, leaders: leaders.now() }))
  })
}
