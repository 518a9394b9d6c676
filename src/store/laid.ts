import { type HeldGame, type KeptGame, StorageTrouble, type Written } from './kept/kept-games.ts'
import { heldText, readHeldText } from './kept/records.ts'
import type { SafeStorage, TaleKeys } from './storage.ts'

/**
 * What lies on the table of this window, and of no other: its page finds it again when it is loaded anew, also where it
 * had not come among the kept games yet.
 */
export interface Laid {
  /** Which of the kept games lay here last. */
  id(): string | null
  /** The game that lay here last, as it stood, in the hand that had it, if it was not kept so. */
  unsaved(): HeldGame | null
  lay(id: string): void
  /** The game that lies here was read among the kept ones. */
  isKept(id: string): void
  /** The game that lies here is to be kept as it stands now. */
  wished(id: string, game: () => KeptGame): void
  /** What became of that; answers whether a page that is loaded again would find the game neither there nor here. */
  told(id: string, written: Written): boolean
}

/** Makes what a window knows of its table, in a storage that lasts as long as the window. */
export function createLaid(tab: SafeStorage, { laid, unsaved }: TaleKeys, hand: string): Laid {
  let last: { id: string; game: () => KeptGame } | null = null
  /** The game that is kept; it is lost with the page no more. */
  let safe: string | null = null

  /** Answers whether there was no room for it. */
  const keepLast = (): boolean => last !== null && tab.write(unsaved, heldText(last.game(), hand)) !== 'ok'

  const unsavedHere = (): HeldGame | null => readHeldText(tab.read(unsaved).text)

  return {
    id: () => tab.read(laid).text,
    unsaved() {
      const game = unsavedHere()
      return game?.line.id === tab.read(laid).text ? game : null
    },
    lay: (id) => void tab.write(laid, id),
    isKept(id) {
      safe = id
      if (unsavedHere()?.line.id === id) tab.remove(unsaved)
    },
    wished(id, game) {
      last = { id, game }
      if (safe !== id) keepLast()
    },
    told(id, written) {
      if (last?.id !== id) return false
      safe = written === 'ok' || written === 'elsewhere' ? id : null
      if (safe === null) return keepLast()
      tab.remove(unsaved)
      return false
    },
  }
}

/** A game that only its window remembers, and the text of it that lies among the kept games; null: none does. */
export interface Unsaved {
  game: HeldGame
  there: string | null
}

/** What a window remembers of a game beyond what is kept; null where that has been played on since. */
export async function stillAhead(
  game: HeldGame,
  read: (id: string) => Promise<HeldGame | null>,
): Promise<Unsaved | null> {
  const there = await read(game.line.id).catch(nothingIn)
  if (there === null) return { game, there }
  const isAhead = there.hand === game.hand && there.line.touched <= game.line.touched
  return isAhead ? { game, there: there.text } : null
}

/** What is found in a storage in trouble. Whether anything can be kept in it is told when that is tried. */
export function nothingIn(error: unknown): null {
  if (error instanceof StorageTrouble) return null
  throw error
}
