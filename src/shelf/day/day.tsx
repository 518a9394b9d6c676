import type { KeptGames } from '../../store/kept/kept-games.ts'
import { type Part, part } from '../../ui/parts/part.ts'
import { useLines } from '../kept-lines.ts'
import type { Doors } from '../tales.ts'

/** The page of a day: that of the first tale that has one for every day. */
export const dayOf = (
  fetchGames: () => Promise<KeptGames>,
  tales: Readonly<Record<string, Doors>>,
): Part<object> =>
  part(async () => {
    const [{ DayPage }, books, games] = await Promise.all([
      import('./DayPage.tsx'),
      Promise.all(
        Object.entries(tales).map(async ([id, doors]) => ({ id, book: (await doors.book()).book })),
      ),
      fetchGames(),
    ])
    const found = books.find(({ book }) => book.day && book.chronicle)
    const [ofDay, chronicle] = await Promise.all([found?.book.day?.(), found?.book.chronicle?.()])
    const first = await games.lines().catch(() => null)
    if (!found || !ofDay || !chronicle) throw new Error('No tale has one for every day.')
    return () => (
      <DayPage tale={found.id} ofDay={ofDay} chronicle={chronicle} lines={useLines(games, first) ?? []} />
    )
  })
