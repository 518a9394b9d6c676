import type { SavedGames } from '../../store/saved-games/saved-games.ts'
import { type Part, part } from '../../ui/parts/part.ts'
import type { TaleChronicle } from '../../ui/stats/stats.ts'
import { fromTales, useFromTales } from '../from-tales.ts'
import type { TaleLoader } from '../tales.ts'
import { useLines } from '../useLines.ts'

/** A tale in the chronicle, by its name in saved games and addresses. */
export interface InChronicle {
  id: string
  chronicle: TaleChronicle
}

/** Returns the statistics of a tale, or null if the tale has none. */
async function fetchChronicle(id: string, doors: TaleLoader): Promise<InChronicle | null> {
  const { book } = await doors.book()
  const chronicle = await book.chronicle?.()
  return chronicle ? { id, chronicle } : null
}

/** The chronicle page, loaded with the statistics of each tale and the saved games. */
export const chronicleOf = (
  fetchGames: () => Promise<SavedGames>,
  tales: Readonly<Record<string, TaleLoader>>,
): Part<object> => {
  const counted = fromTales(tales, fetchChronicle)
  return part(async () => {
    const [{ ChroniclePage }, games] = await Promise.all([
      import('./ChroniclePage.tsx'),
      fetchGames(),
      counted.fetch(),
    ])
    const first = await games.lines().catch(() => null)
    return () => {
      const { found, problem, retry } = useFromTales(counted)
      const lines = useLines(games, first)
      // The page calls hooks of each tale, so another list of tales must remount it.
      const key = found.map(({ id }) => id).join()
      return <ChroniclePage key={key} {...{ tales: found, lines, problem, retry }} />
    }
  })
}
