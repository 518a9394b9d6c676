import {
  type HeldGame,
  type KeptGame,
  type KeptGames,
  StorageTrouble,
  type Written,
} from '../../store/kept/kept-games.ts'
import { heldText, readHeldText, withoutHand } from '../../store/kept/records.ts'
import type { SafeStorage, TaleKeys } from '../../store/storage.ts'
import type { Windows } from '../../store/this-window.ts'
import type { Unsaved } from '../state.ts'

/**
 * The game that is open in this tab, and in no other. A reload finds it again, even if it was not among the saved games yet.
 */
export interface TabJournal {
  /** Returns the id of the saved game that was open here last. */
  id(): string | null
  /** Returns the game that was open here last, with the tab that had it, if it has unsaved changes; else null. */
  unsaved(): HeldGame | null
  /** Notes which game is open. */
  lay(id: string): void
  /** The open game was read from the saved games: drops the unsaved copy. */
  isKept(id: string): void
  /** The open game was changed and needs a save. `game` returns it as it is to be saved; `isPress`: a person changed it. */
  changed(id: string, game: () => KeptGame, isPress: boolean): void
  /** Takes in the result of a save. Returns true if a reload would lose the game: neither the database nor the tab has it. */
  saveEnded(id: string, written: Written, game: () => KeptGame): boolean
  /** Returns how many changes of the open game are not confirmed as saved. */
  changes(): Unsaved
  /** The page ends. Stores unsaved changes where other tabs find them ({@link saveLeft}): this tab may never be opened again. */
  leave(everywhere: SafeStorage): void
}

/** A change that is not saved yet. Changes are numbered from 1. */
interface Change {
  number: number
  isPress: boolean
}

/** Makes the journal of a tab. The storage `tab` must last as long as the tab. */
export function createTabJournal(
  tab: SafeStorage,
  { laid, unsaved, left }: TaleKeys,
  hand: string,
): TabJournal {
  /** The game that was changed last, as it stands now, and its unsaved changes. */
  let open: { id: string; changes: readonly Change[]; game: () => KeptGame } | null = null
  /** The number of the change that led to each game. */
  const numbers = new WeakMap<() => KeptGame, number>()
  let count = 0

  const lastText = (): string | null => (open && open.changes.length > 0 ? heldText(open.game(), hand) : null)

  /** Stores the unsaved game in the tab. Returns true if that failed. */
  function keepLast(): boolean {
    const text = lastText()
    return text !== null && tab.write(unsaved, text) !== 'ok'
  }

  const unsavedHere = (): HeldGame | null => readHeldText(tab.read(unsaved).text)

  return {
    id: () => tab.read(laid).text,
    unsaved() {
      const game = unsavedHere()
      return game?.line.id === tab.read(laid).text ? game : null
    },
    lay: (id) => void tab.write(laid, id),
    isKept(id) {
      if (open?.id === id) open = null
      if (unsavedHere()?.line.id === id) tab.remove(unsaved)
    },
    // Stored before the change is shown, so that a reload or a crash of the page loses nothing.
    changed(id, game, isPress) {
      const earlier = open?.id === id ? open.changes : []
      count += 1
      numbers.set(game, count)
      open = { id, changes: [...earlier, { number: count, isPress }], game }
      keepLast()
    },
    saveEnded(id, written, game) {
      if (open?.id !== id) return false
      if (written !== 'ok' && written !== 'elsewhere') return keepLast()
      const saved = written === 'elsewhere' ? count : (numbers.get(game) ?? 0)
      open = { ...open, changes: open.changes.filter(({ number }) => number > saved) }
      if (open.changes.length === 0) tab.remove(unsaved)
      return false
    },
    leave(everywhere) {
      const text = lastText()
      if (text !== null) everywhere.write(left, text)
    },
    changes() {
      if (!open || open.changes.length === 0) return 'nothing'
      return open.changes.filter(({ isPress }) => isPress).length > 1 ? 'several-presses' : 'something'
    },
  }
}

/**
 * Saves the game that a closed tab could not save any more, in the name of that tab. Does nothing if that tab is open after all, or
 * if the game was played on or deleted since.
 */
export async function saveLeft(
  everywhere: SafeStorage,
  { left }: TaleKeys,
  games: Pick<KeptGames, 'read' | 'put'>,
  windows: Windows,
): Promise<void> {
  const game = readHeldText(everywhere.read(left).text)
  if (!game) return
  const gone = await windows.gone()
  if (game.hand !== null && !gone(game.hand)) return
  const found = await games.read(game.line.id).then((there) => ({ there }), nothingIn)
  if (!found) return // the unsaved game stays until the storage can be read
  const written = isAhead(game, found.there)
    ? await games.put(withoutHand(game), { hand: game.hand, expected: null })
    : 'elsewhere'
  if (written === 'ok' || written === 'elsewhere') everywhere.remove(left)
}

/** A game with changes that only its tab remembers. */
export interface Ahead {
  game: HeldGame
  /** The saved text of the game; null if it is not saved. */
  there: string | null
}

/** Returns a tab's unsaved game with its saved text; null if the saved game was played on since. */
export async function stillAhead(
  game: HeldGame,
  read: (id: string) => Promise<HeldGame | null>,
): Promise<Ahead | null> {
  const there = await read(game.line.id).catch(nothingIn)
  if (there === null) return { game, there }
  return isAhead(game, there) ? { game, there: there.text } : null
}

/** True if a tab's unsaved game continues the saved one. */
const isAhead = (game: HeldGame, there: HeldGame | null): boolean =>
  there !== null && there.hand === game.hand && there.line.touched <= game.line.touched

/** Returns null for an error of the storage, as if nothing were saved. The next save shows whether the storage works. */
export function nothingIn(error: unknown): null {
  if (error instanceof StorageTrouble) return null
  throw error
}
