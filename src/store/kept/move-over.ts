import { hashOf } from '../../engine/kernel/hash.ts'
import type { SafeStorage, TaleKeys } from '../storage.ts'
import { noteTold } from './damage-told.ts'
import { earlierTexts } from './earlier-texts.ts'
import type { KeptGame, KeptGames } from './kept-games.ts'

/** The hand in which a moved game lies until a window plays it: that of no window. */
const NOBODY = 'nobody'

/** A running game that lay in the browser's earlier storage. */
export interface Moved {
  game: KeptGame
  /** It lies among the kept games by now; otherwise there was no room for it, and it stays where it was. */
  aside: boolean
}

interface Moving {
  games: KeptGames
  storage: SafeStorage
  keys: TaleKeys
  /** What is kept of a text: with the line of its game, or with that of a damaged one. */
  asKept(id: string, text: string, touched: number): KeptGame
}

/**
 * Moves over what earlier versions of the program kept: the running game, and the texts that could not be read. The old
 * ones go only when they are safe where they are now. Answers what was running, moved or not.
 */
export async function moveOver(moving: Moving): Promise<Moved | null> {
  const { storage, keys } = moving
  const earlier = earlierTexts(storage, keys)
  const damaged = earlier.damaged()
  const text = earlier.running()
  let isAside = true
  for (const [index, one] of damaged.entries()) {
    const at = 1 + index // nobody knows when, but in which order
    isAside &&= (await moveOne(moving, one.text, at)).aside
    if (one.known) noteTold(at, storage, keys)
  }
  if (damaged.length > 0 && isAside) earlier.forgetDamaged()
  if (text === null) return null
  const moved = await moveOne(moving, text, Date.now())
  if (moved.aside) earlier.forgetRunning()
  return moved
}

/** Moves one text, unless it lies there already. */
async function moveOne({ games, keys, asKept }: Moving, text: string, touched: number): Promise<Moved> {
  const id = nameOf(keys.game, text)
  const game = asKept(id, text, touched)
  if (await games.read(id)) return { game, aside: true }
  const written = await games.put(game, { hand: NOBODY, expected: null })
  // Where another window has moved the same and plays it, it lies there as well.
  return { game, aside: written === 'ok' || written === 'elsewhere' }
}

/** The same name for the same text, so that a move that was broken off in the middle moves nothing twice. */
function nameOf(key: string, text: string): string {
  const halves = [hashOf(text), hashOf(text, 0x2b4c9a6d, 0x5bd1e995)]
  const hash = halves.map((half) => half.toString(16).padStart(8, '0')).join('')
  return `${key}-${text.length}-${hash}`
}
