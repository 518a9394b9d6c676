import type { KeptGames } from '../../store/kept/kept-games.ts'
import { withoutHand } from '../../store/kept/records.ts'
import { persisted } from '../../store/persisted-store.ts'
import type { SafeStorage } from '../../store/storage.ts'
import type { Windows } from '../../store/this-window.ts'
import { continues, nothingIn, readUnsavedEntry } from './unsaved-entry.ts'

/**
 * The game of the tab that ended last, if it had unsaved changes: a whole entry, where the next tab finds it. The browser aborts the
 * transactions of a page that ends, and its tab may never be opened again.
 */
export interface LeftGame {
  /** Leaves an entry, because the page ends. */
  leave(entry: string): void
  /**
   * Saves what a closed tab left, in the name of that tab. Does nothing if that tab is open after all, or if the game was played on or
   * deleted since.
   */
  save(games: Pick<KeptGames, 'read' | 'put'>, windows: Windows): Promise<void>
}

export function leftGame(storage: SafeStorage, key: string): LeftGame {
  let entry: string | null = null
  const stored = persisted<string | null>({
    ...{ storage, key, fresh: null },
    read: (text) => text,
    write: (text) => text,
    now: () => entry,
    show(latest) {
      entry = latest
    },
  })
  return {
    leave: (text) => void stored.update(() => text),
    async save(games, windows) {
      stored.refresh()
      const left = readUnsavedEntry(entry)
      if (!left || !('game' in left)) return
      const gone = await windows.gone()
      if (left.hand !== null && !gone(left.hand)) return
      const found = await games.read(left.id).then((there) => ({ there }), nothingIn)
      if (!found) return // the entry stays until the storage can be read
      const { there } = found
      const isFirstSave = there === null && left.over === null
      const isNew = isFirstSave || (there !== null && continues(left, there, gone))
      const written = isNew
        ? await games.put(withoutHand(left.game), {
            hand: left.hand,
            expected: there?.text ?? null,
            may: gone,
          })
        : 'elsewhere'
      if (written === 'ok' || written === 'elsewhere') stored.update(() => null)
    },
  }
}
