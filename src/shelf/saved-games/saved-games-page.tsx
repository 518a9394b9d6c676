import type { SavedGames } from '../../store/saved-games/saved-games.ts'
import { type Part, part } from '../../ui/parts/part.ts'
import type { SavedGamesOfTale } from '../../ui/tale.ts'
import { fromTales, useFromTales } from '../from-tales.ts'
import { resumeSavedGame } from '../router.ts'
import type { TaleLoader } from '../tales.ts'

/** The tale of a saved game, as the list shows it, with its name in addresses. */
export interface ListedTale extends SavedGamesOfTale {
  address: string
  /** Resumes a game of this tale at the table. False if the game cannot be opened. */
  goOn(id: string): Promise<boolean>
}

async function fetchSavedGames(address: string, doors: TaleLoader): Promise<ListedTale | null> {
  const { book } = await doors.book()
  const ofTale = await book.savedGames?.()
  return ofTale ? { ...ofTale, address, goOn: (id) => resumeSavedGame(address, doors, id) } : null
}

/** The page of saved games, loaded with what each tale shows of its own. */
export const savedGamesPage = (
  fetchGames: () => Promise<SavedGames>,
  tales: Readonly<Record<string, TaleLoader>>,
): Part<object> => {
  const listed = fromTales(tales, fetchSavedGames)
  return part(async () => {
    const [{ SavedGamesPage }, games] = await Promise.all([
      import('./SavedGamesPage.tsx'),
      fetchGames(),
      listed.fetch(),
    ])
    return () => {
      const { found, problem, retry } = useFromTales(listed)
      return <SavedGamesPage games={games} tales={found} problem={problem} retry={retry} />
    }
  })
}
