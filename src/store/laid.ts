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

  return {
    id: () => tab.read(laid).text,
    unsaved() {
      const game = readHeldText(tab.read(unsaved).text)
      return game?.line.id === tab.read(laid).text ? game : null
    },
    lay: (id) => void tab.write(laid, id),
    isKept(id) {
      safe = id
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

/** Whether nobody else has played on, among the kept games, what a window had not kept yet. */
export async function isStillOurs(
  { line, hand }: HeldGame,
  read: (id: string) => Promise<HeldGame | null>,
): Promise<boolean> {
  try {
    const there = await read(line.id)
    return there === null || there.hand === hand
  } catch (error) {
    // Whether it can be kept is told when that is tried.
    if (error instanceof StorageTrouble) return true
    throw error
  }
}
