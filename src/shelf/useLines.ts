import { useEffect, useState } from 'react'
import type { SavedGameSummary, SavedGames } from '../store/saved-games/saved-games.ts'

/** Returns the summaries of all saved games, and updates them on changes. Null if they cannot be read. `first` is the initial value. */
export function useLines(
  games: SavedGames,
  first: readonly SavedGameSummary[] | null,
): readonly SavedGameSummary[] | null {
  const [lines, setLines] = useState(first)
  useEffect(() => {
    const read = () => games.lines().then(setLines, () => setLines(null))
    void read()
    return games.follow(() => void read())
  }, [games])
  return lines
}
