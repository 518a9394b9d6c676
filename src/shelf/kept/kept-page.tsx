import type { KeptGames } from '../../store/kept/kept-games.ts'
import { type Part, part } from '../../ui/parts/part.ts'
import type { KeptBook } from '../../ui/tale.ts'
import { goOnWith } from '../address.ts'
import type { Doors } from '../tales.ts'

/** What the list knows of a tale, and by what name its address has it. */
export interface ListedTale extends KeptBook {
  address: string
  /** Goes on with one of its games at the table; false where that cannot be opened. */
  goOn(id: string): Promise<boolean>
}

async function fetchKept([address, doors]: readonly [string, Doors]): Promise<ListedTale[]> {
  const { book } = await doors.book()
  const kept = await book.kept?.()
  return kept ? [{ ...kept, address, goOn: (id) => goOnWith(address, doors, id) }] : []
}

/** The page with all kept games, which comes with what the books of these tales show of theirs. */
export const keptPage = (
  fetchGames: () => Promise<KeptGames>,
  tales: Readonly<Record<string, Doors>>,
): Part<object> =>
  part(async () => {
    const fetched = Promise.all(Object.entries(tales).map(fetchKept))
    const [{ KeptPage }, games] = await Promise.all([import('./KeptPage.tsx'), fetchGames()])
    const listed = (await fetched).flat()
    return () => <KeptPage games={games} tales={listed} />
  })
