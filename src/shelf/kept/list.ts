import { createStore, type StoreApi } from 'zustand'
import { freshId } from '../../store/browser.ts'
import { type Readers, type ReadFile, readFile, writeFile } from '../../store/kept/file.ts'
import {
  type HeldGame,
  type KeptGame,
  type KeptGames,
  type KeptLine,
  StorageTrouble,
} from '../../store/kept/kept-games.ts'
import { heldText, readHeldText } from '../../store/kept/records.ts'
import { asName, plainName } from '../../store/names.ts'
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

    return {
      lines: null,
      storage: 'ok',
      deleted: deletedIn(tab),
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
        const found = await tried(() => games.read(id))
        if (!found || !(await told(() => games.remove(id)))) return
        const deleted = withoutHand(found)
        tab.write(DELETED_KEY, heldText(deleted, null))
        set({ deleted, takenIn: null })
      },

      async bringBack() {
        const { deleted } = get()
        if (!deleted || !(await told(() => games.put(deleted)))) return
        tab.remove(DELETED_KEY)
        set({ deleted: null })
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
        const coming = read.ok ? read.games : []
        const there = (await tried(() => twinsOf(coming, games))) ?? []
        let kept = 0
        for (const game of coming) {
          if (there.includes(game)) continue
          if (!(await told(() => games.put(game)))) break
          kept += 1
        }
        tab.remove(DELETED_KEY)
        set({ takenIn: { read, kept, already: there.length }, deleted: null })
      },

      async goOnFromGood(good, tale) {
        if (await told(() => games.put(good))) await get().open(good.line, tale)
      },
    }
  })

  const look = () =>
    games.lines().then(
      (lines) => list.setState({ lines }),
      (error: unknown) => {
        if (!(error instanceof StorageTrouble)) throw error
        list.setState({ lines: [], storage: error.health })
      },
    )
  void look()
  return { list, stop: games.follow(() => void look()) }
}

/** Longest name of a game, in characters. */
export const LONGEST_NAME = 60

const deletedIn = (tab: SafeStorage): KeptGame | null => {
  const held = readHeldText(tab.read(DELETED_KEY).text)
  return held && withoutHand(held)
}

const withoutHand = ({ line, text, leaders }: HeldGame): KeptGame => ({ line, text, leaders })

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
