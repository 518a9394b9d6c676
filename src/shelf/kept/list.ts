import { createStore, type StoreApi } from 'zustand'
import { freshId } from '../../store/browser.ts'
import { reportFault } from '../../store/faults.ts'
import { broughtBack } from '../../store/kept/bring-back.ts'
import { type Readers, type ReadFile, readFile, writeFile } from '../../store/kept/file.ts'
import {
  BY_NOBODY,
  type KeptGame,
  type KeptGames,
  type KeptLine,
  type Removed,
  StorageTrouble,
} from '../../store/kept/kept-games.ts'
import { heldText, readHeldText, withoutHand } from '../../store/kept/records.ts'
import { asName, plainName } from '../../store/names.ts'
import { persistedFields } from '../../store/persisted-store.ts'
import { DELETED_KEY, type SafeStorage, type StorageHealth } from '../../store/storage.ts'
import { toHouse } from '../../ui/page/page.ts'
import type { ListedTale } from './kept-page.tsx'

/** What came of a file that was taken in. */
export interface TakenIn {
  read: ReadFile
  /** How many of its games are kept now, and how many were here already. */
  kept: number
  already: number
}

/** The list of kept games, as its page shows it. */
export interface KeptList {
  /** The newest first; null until they have been read. */
  lines: readonly KeptLine[] | null
  /** Anything but 'ok': what was wished last could not be done, and why. */
  storage: StorageHealth
  /** The game that was deleted last in this window, until it is brought back, or a file is taken in. */
  deleted: KeptGame | null
  takenIn: TakenIn | null
  /** The game that was to be opened, and could not be. */
  missing: KeptLine | null
  /** Goes on with a game; one that has ended is looked at in its album. */
  open(line: KeptLine, tale: Pick<ListedTale, 'address' | 'goOn'>): Promise<void>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
  bringBack(): Promise<void>
  /** One game as a file, or all of them; null where they cannot be read. */
  written(id?: string): Promise<string | null>
  takeIn(text: string, readers: Readers): Promise<void>
  /** Keeps the good part of a tale that could not be taken in whole, and goes on with it. */
  goOnFromGood(good: KeptGame, tale: Pick<ListedTale, 'address' | 'goOn'>): Promise<void>
}

/** Makes the list of kept games, and answers with it how to stop following them. `tab`: where this window remembers what it has deleted. */
export function createKeptList(
  games: KeptGames,
  tab: SafeStorage,
): {
  list: StoreApi<KeptList>
  stop: () => void
} {
  const list = createStore<KeptList>()((set, get) => {
    /** Does something with what is kept; where that fails, it is told. */
    const tried = async <Answer>(how: () => Promise<Answer>): Promise<Answer | null> => {
      try {
        return await how()
      } catch (error) {
        if (!(error instanceof StorageTrouble)) throw error
        set({ storage: error.health })
        return null
      }
    }
    const told = async (how: () => Promise<StorageHealth>): Promise<boolean> => {
      const storage = (await tried(how)) ?? get().storage
      set({ storage })
      return storage === 'ok'
    }
    /** Keeps a game beside what is there. Where something else lies in its place by now, that stays, and it is kept already. */
    const put = (game: KeptGame): Promise<boolean> =>
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
        if (line.outcome) toHouse(`${address}/album/${line.id}`)
        else if (!(await goOn(line.id))) set({ missing: line })
      },

      async rename(id, name) {
        await told(() => games.change(id, { name: plainName(asName(name, LONGEST_NAME)) }))
      },

      async remove(id) {
        const { health, game: deleted } = (await tried(() => games.remove(id))) ?? GONE
        set({ storage: health === 'ok' ? get().storage : health })
        if (!deleted) return
        set({ deleted, takenIn: null, storage: 'ok' })
      },

      async bringBack() {
        const { deleted } = get()
        if (deleted && (await told(() => broughtBack(deleted, games)))) forgetDeleted()
      },

      written: (id) =>
        tried(async () => {
          const ids = id === undefined ? (await games.lines()).map((line) => line.id) : [id]
          const all = await Promise.all(ids.map((one) => games.read(one)))
          return writeFile(all.filter((game) => game !== null))
        }),

      async takeIn(text, readers) {
        const fresh = { id: freshId, now: Date.now() }
        const read = readFile(text, readers, fresh)
        const coming = read.ok ? read.value.games : []
        const there = (await tried(() => twinsOf(coming, games))) ?? []
        let kept = 0
        for (const game of coming) {
          if (there.includes(game)) continue
          if (!(await put(game))) break
          kept += 1
        }
        forgetDeleted()
        set({ takenIn: { read, kept, already: there.length } })
      },

      async goOnFromGood(good, tale) {
        if (await put(good)) await get().open(good.line, tale)
      },
    }
  })

  const inTab = persistedFields<KeptList, Pick<KeptList, 'deleted'>>(list, ['deleted'], {
    ...{ storage: tab, key: DELETED_KEY, fresh: { deleted: null } },
    read(text) {
      const held = readHeldText(text)
      return held && { deleted: withoutHand(held) }
    },
    write: ({ deleted }) => deleted && heldText(deleted, null),
    show: ({ deleted }) => list.setState({ deleted }),
  })

  const forgetDeleted = () => list.setState({ deleted: null })

  async function look(): Promise<void> {
    try {
      const lines = await games.lines()
      list.setState({ lines })
      const { deleted } = list.getState()
      // It is there again: somebody plays it, or has brought it back.
      if (lines.some(({ id }) => id === deleted?.line.id)) forgetDeleted()
    } catch (error) {
      const isTrouble = error instanceof StorageTrouble
      if (!isTrouble) reportFault('the list of kept games', error)
      list.setState({ lines: [], storage: isTrouble ? error.health : 'fault' })
    }
  }
  const follow = () => {
    // Something was written, here or in another window: whatever was wrong with the storage is over.
    list.setState({ storage: 'ok' })
    void look()
  }
  void look()
  const unfollow = games.follow(follow)
  const stop = () => {
    unfollow()
    inTab.stop()
  }
  return { list, stop }
}

/** What comes of removing a game from a storage that gave no answer. */
const GONE: Removed = { health: 'ok', game: null }

/** Longest name of a game, in characters. */
export const LONGEST_NAME = 60

/** Those of some games that are kept already: the same actions of the same tale. */
async function twinsOf(coming: readonly KeptGame[], games: KeptGames): Promise<readonly KeptGame[]> {
  const lines = await games.lines()
  const isThere = async ({ line, text }: KeptGame): Promise<boolean> => {
    const alike = lines.filter(({ tale, position }) => tale === line.tale && position === line.position)
    const found = await Promise.all(alike.map(({ id }) => games.read(id)))
    return found.some((game) => game?.text === text)
  }
  const there = await Promise.all(coming.map(isThere))
  return coming.filter((_, index) => there[index])
}
