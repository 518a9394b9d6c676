import type { KeptGames } from '../../store/kept/kept-games.ts'
import { type Part, part } from '../../ui/parts/part.ts'
import type { TaleChronicle } from '../../ui/told/told.ts'
import { fromTales, useFromTales } from '../from-tales.ts'
import { useLines } from '../kept-lines.ts'
import type { Doors } from '../tales.ts'

/** A tale in the chronicle: by its name in games and addresses. */
export interface InChronicle {
  id: string
  chronicle: TaleChronicle
}

/** What a tale answers to the chronicle; null for a tale that has nothing to count. */
async function fetchChronicle(id: string, doors: Doors): Promise<InChronicle | null> {
  const { book } = await doors.book()
  const chronicle = await book.chronicle?.()
  return chronicle ? { id, chronicle } : null
}

/** The page of the chronicle, which comes with what each tale answers to it, and with what is kept. */
export const chronicleOf = (
  fetchGames: () => Promise<KeptGames>,
  tales: Readonly<Record<string, Doors>>,
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
      // Each tale has hooks of its own on this page: with another tale it is another page.
      const key = found.map(({ id }) => id).join()
      return <ChroniclePage key={key} {...{ tales: found, lines, problem, retry }} />
    }
  })
}
