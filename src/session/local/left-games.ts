import * as v from 'valibot'
import { reportFault } from '../../store/faults.ts'
import { persisted, readJson } from '../../store/persisted-store.ts'
import { withoutHand } from '../../store/saved-games/records.ts'
import type { MayTakeOver, SavedGames } from '../../store/saved-games/saved-games.ts'
import type { SafeStorage } from '../../store/storage.ts'
import type { TabRegistry } from '../../store/tab-registry.ts'
import { continues, nothingIn, readUnsavedEntry } from './unsaved-entry.ts'

/**
 * The games of closed tabs that had unsaved changes: whole entries, where the next tab finds them. The browser aborts the transactions
 * of a page that ends, and its tab may never be opened again.
 */
export interface LeftGames {
  /** The entries, as this tab knows them. */
  all(): readonly string[]
  /** Stores an entry when the page ends. The entry replaces an earlier one of the same game. */
  leave(entry: string): void
  /** Drops the entry of a game, because this tab has saved or noted a later state of it. */
  forget(id: string): void
  /** Saves the entries, each in the name of its tab. Skips a game if its tab is still open, or if it was played on or deleted since. */
  save(games: Pick<SavedGames, 'read' | 'put'>, windows: TabRegistry): Promise<void>
}

const readList = readJson(v.array(v.string()))

/** Reads the entries. An earlier version left a single one, by itself. */
const readEntries = (text: string): readonly string[] | null =>
  readList(text) ?? (readUnsavedEntry(text) ? [text] : null)

const idOf = (entry: string): string | undefined => readUnsavedEntry(entry)?.id

export function leftGames(storage: SafeStorage, key: string): LeftGames {
  let entries: readonly string[] = []
  const stored = persisted<readonly string[]>({
    ...{ storage, key, fresh: [] },
    read: readEntries,
    write: (all) => (all.length === 0 ? null : JSON.stringify(all)),
    now: () => entries,
    show(latest) {
      entries = latest
    },
  })
  const drop = (entry: string) => void stored.update((all) => all.filter((one) => one !== entry))

  async function saveOne(
    entry: string,
    games: Pick<SavedGames, 'read' | 'put'>,
    gone: MayTakeOver,
  ): Promise<void> {
    const left = readUnsavedEntry(entry)
    if (!left || !('game' in left)) return drop(entry)
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
    if (written === 'ok' || written === 'elsewhere') drop(entry)
  }

  return {
    all: () => entries,
    leave(entry) {
      const id = idOf(entry)
      stored.update((all) => [...all.filter((one) => idOf(one) !== id), entry])
    },
    forget(id) {
      for (const entry of entries) if (idOf(entry) === id) drop(entry)
    },
    async save(games, windows) {
      stored.refresh()
      if (entries.length === 0) return
      const gone = await windows.gone()
      for (const entry of entries) {
        // A failed entry stays, and does not stop the others.
        await saveOne(entry, games, gone).catch((cause: unknown) =>
          reportFault('what a closed tab left', cause),
        )
      }
    },
  }
}
