import { useEffect, useState } from 'react'
import type { KeptGames } from '../../../store/kept/kept-games.ts'

/** What was found out about a kept game after it had ended, as plain JSON of its tale; null where nothing is known yet. */
export function useKeptReview(games: Pick<KeptGames, 'read' | 'follow'>, id: string | null): unknown {
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
