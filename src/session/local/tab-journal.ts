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
 * What lies on the table of this window, and of no other: its page finds it again when it is loaded anew, also where it
 * had not come among the kept games yet.
 */
export interface TabJournal {
  /** Which of the kept games lay here last. */
  id(): string | null
  /** The game that lay here last, as it stood, in the hand that had it, if it was not kept so. */
  unsaved(): HeldGame | null
  lay(id: string): void
  /** The game that lies here was read among the kept ones. */
  isKept(id: string): void
  /** The game that lies here was changed, by a press of a person or otherwise, and is to be saved as it stands now. */
  changed(id: string, game: () => KeptGame, isPress: boolean): void
  /** What became of saving it; answers whether a page that is loaded again would find the game neither there nor here. */
  told(id: string, written: Written, game: () => KeptGame): boolean
  /** The changes of the game that lies here whose saving is not confirmed. */
  changes(): Unsaved
  /** The page ends: what is not saved goes where any other tab finds it (`saveLeft`), for this one may never be opened again. */
  leave(everywhere: SafeStorage): void
}

/** A change that is not saved yet, by its number. */
interface Change {
  number: number
  isPress: boolean
}

/** Makes what a window knows of its table, in a storage that lasts as long as the window. */
export function createTabJournal(
  tab: SafeStorage,
  { laid, unsaved, left }: TaleKeys,
  hand: string,
): TabJournal {
  /** What of the game that was changed last is not saved, and that game as it stands now. */
  let open: { id: string; changes: readonly Change[]; game: () => KeptGame } | null = null
  /** The number of the change that led to a game. */
  const numbers = new WeakMap<() => KeptGame, number>()
  let count = 0

  const lastText = (): string | null => (open && open.changes.length > 0 ? heldText(open.game(), hand) : null)

  /** Answers whether there was no room for it. */
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
    // Before it is shown: a reload or a crash of the page loses nothing.
    changed(id, game, isPress) {
      const earlier = open?.id === id ? open.changes : []
      count += 1
      numbers.set(game, count)
      open = { id, changes: [...earlier, { number: count, isPress }], game }
      keepLast()
    },
    told(id, written, game) {
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
 * Saves what a closed tab could not save any more, as if by that tab. Nothing where it lives after all, or where the game has
 * been played on since, or deleted.
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
  if (!found) return // it stays until the storage can be read
  const written = isAhead(game, found.there)
    ? await games.put(withoutHand(game), { hand: game.hand, expected: null })
    : 'elsewhere'
  if (written === 'ok' || written === 'elsewhere') everywhere.remove(left)
}

/** A game that only its window remembers, and the text of it that lies among the kept games; null: none does. */
export interface Ahead {
  game: HeldGame
  there: string | null
}

/** What a window remembers of a game beyond what is kept; null where that has been played on since. */
export async function stillAhead(
  game: HeldGame,
  read: (id: string) => Promise<HeldGame | null>,
): Promise<Ahead | null> {
  const there = await read(game.line.id).catch(nothingIn)
  if (there === null) return { game, there }
  return isAhead(game, there) ? { game, there: there.text } : null
}

/** True if a window remembers a game as it went on from what is kept. */
const isAhead = (game: HeldGame, there: HeldGame | null): boolean =>
  there !== null && there.hand === game.hand && there.line.touched <= game.line.touched

/** What is found in a storage in trouble. Whether anything can be kept in it is told when that is tried. */
export function nothingIn(error: unknown): null {
  if (error instanceof StorageTrouble) return null
  throw error
}
