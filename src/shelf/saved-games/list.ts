import type { StoreApi } from 'zustand'
import { randomId } from '../../store/browser.ts'
import { reportFault } from '../../store/faults.ts'
import { persistedStore } from '../../store/persisted-store.ts'
import { asName, plainName } from '../../store/person-names.ts'
import { broughtBack } from '../../store/saved-games/bring-back.ts'
import { type Readers, type ReadFile, readFile, writeFile } from '../../store/saved-games/file.ts'
import { heldText, readHeldText, withoutHand } from '../../store/saved-games/records.ts'
import {
  BY_NOBODY,
  type Removed,
  type SavedGame,
  type SavedGameSummary,
  type SavedGames,
  StorageError,
} from '../../store/saved-games/saved-games.ts'
import { DELETED_KEY, type SafeStorage, type StorageHealth } from '../../store/storage.ts'
import { goToAppPage } from '../../ui/page/page.ts'
import type { ListedTale } from './saved-games-page.tsx'

/** The result of importing a file. */
export interface TakenIn {
  read: ReadFile
  /** Number of games imported, and number that were already saved. */
  kept: number
  already: number
}

/** The last game deleted in this tab, until it is restored or a file is imported. */
interface DeletedGame {
  readonly deleted: SavedGame | null
}

/** State and actions of the page of saved games. */
export interface SavedGamesList extends DeletedGame {
  /** Newest first; null until they have been read. */
  lines: readonly SavedGameSummary[] | null
  /** Unless 'ok', the reason why the last operation failed. */
  storage: StorageHealth
  takenIn: TakenIn | null
  /** The game that could not be opened. */
  missing: SavedGameSummary | null
  /** Resumes a game, or opens the album if the game is over. */
  open(line: SavedGameSummary, tale: Pick<ListedTale, 'address' | 'goOn'>): Promise<void>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
  bringBack(): Promise<void>
  /** Drops the deleted game, which cannot be restored then. */
  forgetDeleted(): void
  /** One game as the text of a file, or all games. Null if they cannot be read. */
  written(id?: string): Promise<string | null>
  takeIn(text: string, readers: Readers): Promise<void>
  /** Saves the valid beginning of a damaged game, and resumes from there. */
  continueRecovered(good: SavedGame, tale: Pick<ListedTale, 'address' | 'goOn'>): Promise<void>
}

/** Creates the list of saved games, and a function that stops following them. `tab` stores the deleted game for this tab. */
export function createSavedGamesList(
  games: SavedGames,
  tab: SafeStorage,
): {
  list: StoreApi<SavedGamesList>
  stop: () => void
} {
  const inTab = {
    ...{ storage: tab, key: DELETED_KEY, fresh: { deleted: null } },
    read(text: string) {
      const held = readHeldText(text)
      return held && { deleted: withoutHand(held) }
    },
    write: ({ deleted }: DeletedGame) => deleted && heldText(deleted, null),
    valueIn: (now: SavedGamesList): DeletedGame => now,
    fieldsOf: ({ deleted }: DeletedGame) => ({ deleted }),
  }
  const list = persistedStore<SavedGamesList, DeletedGame>(inTab, (update, set, get) => {
    /** Runs a storage operation. On a storage error, sets `storage` and returns null. */
    const tried = async <Answer>(how: () => Promise<Answer>): Promise<Answer | null> => {
      try {
        return await how()
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        set({ storage: error.health })
        return null
      }
    }
    const told = async (how: () => Promise<StorageHealth>): Promise<boolean> => {
      const storage = (await tried(how)) ?? get().storage
      set({ storage })
      return storage === 'ok'
    }
    /** Saves a game next to the others. If its id is already taken by another game, that game stays and the result counts as saved. */
    const put = (game: SavedGame): Promise<boolean> =>
      told(async () => {
        const written = await games.put(game, BY_NOBODY)
        return written === 'elsewhere' ? 'ok' : written
      })

    return {
      lines: null,
      storage: 'ok',
      deleted: null,
      takenIn: null,
      missing: null,

      async open(line, { address, goOn }) {
        set({ missing: null })
        if (line.outcome) goToAppPage(`${address}/album/${line.id}`)
        else if (!(await goOn(line.id))) set({ missing: line })
      },

      async rename(id, name) {
        await told(() => games.change(id, { name: plainName(asName(name, LONGEST_NAME)) }))
      },

      async remove(id) {
        const { health, game: deleted } = (await tried(() => games.remove(id))) ?? GONE
        set({ storage: health === 'ok' ? get().storage : health })
        if (!deleted) return
        set({ takenIn: null, storage: 'ok' })
        update(() => ({ deleted }))
      },

      async bringBack() {
        const { deleted } = get()
        if (deleted && (await told(() => broughtBack(deleted, games)))) get().forgetDeleted()
      },

      forgetDeleted: () => void update((now) => (now.deleted ? { deleted: null } : now)),

      written: (id) =>
        tried(async () => {
          const ids = id === undefined ? (await games.lines()).map((line) => line.id) : [id]
          const all = await Promise.all(ids.map((one) => games.read(one)))
          return writeFile(all.filter((game) => game !== null))
        }),

      async takeIn(text, readers) {
        const fresh = { id: randomId, now: Date.now() }
        const read = readFile(text, readers, fresh)
        const coming = read.ok ? read.value.games : []
        const there = (await tried(() => twinsOf(coming, games))) ?? []
        let kept = 0
        for (const game of coming) {
          if (there.includes(game)) continue
          if (!(await put(game))) break
          kept += 1
        }
        get().forgetDeleted()
        set({ takenIn: { read, kept, already: there.length } })
      },

      async continueRecovered(good, tale) {
        if (await put(good)) await get().open(good.line, tale)
      },
    }
  })

  async function look(): Promise<void> {
    try {
      const lines = await games.lines()
      list.setState({ lines })
      const { deleted, forgetDeleted } = list.getState()
      // The game exists again: it was resumed or restored elsewhere.
      if (lines.some(({ id }) => id === deleted?.line.id)) forgetDeleted()
    } catch (error) {
      const isTrouble = error instanceof StorageError
      if (!isTrouble) reportFault('the list of kept games', error)
      list.setState({ lines: [], storage: isTrouble ? error.health : 'fault' })
    }
  }
  const follow = () => {
    // A save succeeded, here or in another tab, so earlier storage errors are over.
    list.setState({ storage: 'ok' })
    void look()
  }
  void look()
  const unfollow = games.follow(follow)
  const stop = () => {
    unfollow()
    list.stop()
  }
  return { list, stop }
}

/** The result of a removal that failed with a storage error. */
const GONE: Removed = { health: 'ok', game: null }

/** Maximum length of a game's name, in characters. */
export const LONGEST_NAME = 60

/** Returns those of the games that are already saved: same tale, same actions. */
async function twinsOf(coming: readonly SavedGame[], games: SavedGames): Promise<readonly SavedGame[]> {
  const lines = await games.lines()
  const isThere = async ({ line, text }: SavedGame): Promise<boolean> => {
    const alike = lines.filter(({ tale, position }) => tale === line.tale && position === line.position)
    const found = await Promise.all(alike.map(({ id }) => games.read(id)))
    return found.some((game) => game?.text === text)
  }
  const there = await Promise.all(coming.map(isThere))
  return coming.filter((_, index) => there[index])
}
