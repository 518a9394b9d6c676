import type { StorageHealth } from '../storage.ts'
import { createChanges } from './changes.ts'
import { isFree, newestFirst, withoutHand, writtenOver } from './records.ts'
import { BY_NOBODY, type LeasedGame, type SavedGames, StorageError } from './saved-games.ts'

/** Saved games in the memory of the page. `trouble`: the failure of every request, if set. */
export interface MemoryGames extends SavedGames {
  trouble: Exclude<StorageHealth, 'ok'> | null
}

/** Makes saved games in memory: for tests, and for browsers that store nothing. */
export function memoryGames(
  held: Map<string, LeasedGame> = new Map(),
  channel: BroadcastChannel | null = null,
): MemoryGames {
  const changes = createChanges(channel)

  const looked = async <Found>(look: () => Found): Promise<Found> => {
    const { trouble } = games
    if (trouble && trouble !== 'full') throw new StorageError(trouble)
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
      await games.read(id) // fails first if the storage is unreadable
      // The rest is synchronous, like the browser's transaction: no other write can interleave.
      const found = held.get(id) ?? null
      if (!found || found.hand === hand || !isFree(found, hand, may)) return found
      const taken = { ...found, hand }
      const health = await changed(id, () => held.set(id, taken))
      if (health !== 'ok') throw new StorageError(health)
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
