import type { StorageHealth } from '../storage.ts'
import { createChanges } from './changes.ts'
import { BY_NOBODY, type HeldGame, type KeptGames, StorageTrouble } from './kept-games.ts'
import { isFree, newestFirst, withoutHand, writtenOver } from './records.ts'

/** Games that are kept for as long as the page lives; `trouble` is what becomes of every wish meanwhile. */
export interface MemoryGames extends KeptGames {
  trouble: Exclude<StorageHealth, 'ok'> | null
}

/** Makes kept games that lie in memory: for tests, and where a browser keeps nothing. */
export function memoryGames(
  held: Map<string, HeldGame> = new Map(),
  channel: BroadcastChannel | null = null,
): MemoryGames {
  const changes = createChanges(channel)

  const looked = async <Found>(look: () => Found): Promise<Found> => {
    const { trouble } = games
    if (trouble && trouble !== 'full') throw new StorageTrouble(trouble)
    return look()
  }
  const changed = async (id: string, how: () => void, change?: 'removed here'): Promise<StorageHealth> => {
    if (games.trouble) return games.trouble
    how()
    changes.tell(id, change)
    return 'ok'
  }

  const games: MemoryGames = {
    lasting: false,
    trouble: null,
    lines: () => looked(() => newestFirst([...held.values()].map(({ line }) => line))),
    read: (id) => looked(() => held.get(id) ?? null),
    async put(game, by = BY_NOBODY) {
      const { id } = game.line
      const next = writtenOver(held.get(id) ?? null, game, by)
      return next ? changed(id, () => held.set(id, next)) : 'elsewhere'
    },
    async hold(id, hand, may) {
      await games.read(id) // where nothing is given back, that is said first
      // From here on in one go, as in the browser's transaction: nobody writes in between.
      const found = held.get(id) ?? null
      if (!found || found.hand === hand || !isFree(found, hand, may)) return found
      const taken = { ...found, hand }
      const health = await changed(id, () => held.set(id, taken))
      if (health !== 'ok') throw new StorageTrouble(health)
      return taken
    },
    async release(id, hand) {
      const found = held.get(id)
      return found?.hand === hand ? changed(id, () => held.set(id, { ...found, hand: null })) : 'ok'
    },
    async change(id, change, isStill = () => true) {
      const found = held.get(id)
      if (!found || !isStill(found.line)) return 'ok'
      return changed(id, () => held.set(id, { ...found, line: { ...found.line, ...change } }))
    },
    async remove(id) {
      const found = held.get(id)
      const health = await changed(id, () => held.delete(id), 'removed here')
      return { health, game: health === 'ok' && found ? withoutHand(found) : null }
    },
    follow: changes.follow,
  }
  return games
}
