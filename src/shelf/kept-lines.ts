import { useEffect, useState } from 'react'
import type { KeptGames, KeptLine } from '../store/kept/kept-games.ts'

/** The lines of all kept games as they are now, and whenever they change; null where they cannot be read. `first`: as they were read. */
export function useLines(games: KeptGames, first: readonly KeptLine[] | null): readonly KeptLine[] | null {
  const [lines, setLines] = useState(first)
  useEffect(() => {
    const read = () => games.lines().then(setLines, () => setLines(null))
    void read()
    return games.follow(() => void read())
  }, [games])
  return lines
}
