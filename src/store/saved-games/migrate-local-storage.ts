import { hashOf } from '../../engine/kernel/hash.ts'
import type { SafeStorage, TaleKeys } from '../storage.ts'
import { reportDamage } from './damage-reported.ts'
import { earlierTexts } from './legacy-storage.ts'
import type { SavedGame, SavedGames } from './saved-games.ts'

/** The tab id of a migrated game until a tab plays it. No tab has this id. */
const NOBODY = 'nobody'

/** A running game that was found in the browser's earlier storage. */
export interface Moved {
  game: SavedGame
  /** True if it is among the saved games now. False if there was no room: it stays in the old storage. */
  aside: boolean
}

interface Moving {
  games: SavedGames
  storage: SafeStorage
  keys: TaleKeys
  /** Makes the saved game of a text, with its summary or that of a damaged game. */
  asKept(id: string, text: string, touched: number): SavedGame
}

/**
 * Migrates the data of earlier versions: the running game, and texts that could not be read. Deletes the old data only when it is safely
 * saved. Returns the running game, migrated or not; null if there was none.
 */
export async function migrateLocalStorage(moving: Moving): Promise<Moved | null> {
  const { storage, keys } = moving
  const earlier = earlierTexts(storage, keys)
  const damaged = earlier.damaged()
  const text = earlier.running()
  let isAside = true
  for (const [index, one] of damaged.entries()) {
    const at = 1 + index // the time is unknown, but the order must stay
    isAside &&= (await moveOne(moving, one.text, at)).aside
    if (one.known) reportDamage(at, storage, keys)
  }
  if (damaged.length > 0 && isAside) earlier.forgetDamaged()
  if (text === null) return null
  const moved = await moveOne(moving, text, Date.now())
  if (moved.aside) earlier.forgetRunning()
  return moved
}

/** Migrates one text, unless it is saved already. */
async function moveOne({ games, keys, asKept }: Moving, text: string, touched: number): Promise<Moved> {
  const id = nameOf(keys.game, text)
  const game = asKept(id, text, touched)
  if (await games.read(id)) return { game, aside: true }
  const written = await games.put(game, { hand: NOBODY, expected: null })
  // 'elsewhere': another tab has migrated the same text and plays it, so it is saved too.
  return { game, aside: written === 'ok' || written === 'elsewhere' }
}

/** Returns the same id for the same text, so that an interrupted migration creates no duplicates. */
function nameOf(key: string, text: string): string {
  const halves = [hashOf(text), hashOf(text, 0x2b4c9a6d, 0x5bd1e995)]
  const hash = halves.map((half) => half.toString(16).padStart(8, '0')).join('')
  return `${key}-${text.length}-${hash}`
}
