import { useEffect, useState } from 'react'
import type { SavedGames } from '../../../store/saved-games/saved-games.ts'

/** Hook: the stored review of a saved game, as plain JSON of its tale; null if there is none yet. */
export function useKeptReview(games: Pick<SavedGames, 'read' | 'follow'>, id: string | null): unknown {
  const [found, setFound] = useState<{ id: string; review: unknown } | null>(null)
  useEffect(() => {
    if (id === null) return
    let isWanted = true
    const look = async () => {
      const held = await games.read(id).catch(() => null)
      if (isWanted && held) setFound({ id, review: held.line.review })
    }
    void look()
    const stop = games.follow((changed) => changed === id && void look())
    return () => {
      isWanted = false
      stop()
    }
  }, [games, id])
  return found?.id === id ? found.review : null
}
