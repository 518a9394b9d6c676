import type { KeptGames } from '../../store/kept/kept-games.ts'
import { type Part, part } from '../../ui/parts/part.ts'
import type { KeptBook } from '../../ui/tale.ts'
import { goOnWith } from '../address.ts'
import { fromTales, useFromTales } from '../from-tales.ts'
import type { Doors } from '../tales.ts'

/** What the list knows of a tale, and by what name its address has it. */
export interface ListedTale extends KeptBook {
  address: string
  /** Goes on with one of its games at the table; false where that cannot be opened. */
  goOn(id: string): Promise<boolean>
}

async function fetchKept(address: string, doors: Doors): Promise<ListedTale | null> {
  const { book } = await doors.book()
  const kept = await book.kept?.()
  return kept ? { ...kept, address, goOn: (id) => goOnWith(address, doors, id) } : null
}

/** The page with all kept games, which comes with what the books of these tales show of theirs. */
export const keptPage = (
  fetchGames: () => Promise<KeptGames>,
  tales: Readonly<Record<string, Doors>>,
): Part<object> => {
  const listed = fromTales(tales, fetchKept)
  return part(async () => {
    const [{ KeptPage }, games] = await Promise.all([import('./KeptPage.tsx'), fetchGames(), listed.fetch()])
    return () => {
      const { found, problem, retry } = useFromTales(listed)
      return <KeptPage games={games} tales={found} problem={problem} retry={retry} />
    }
  })
}
