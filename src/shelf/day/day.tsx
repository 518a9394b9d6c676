import type { KeptGames } from '../../store/kept/kept-games.ts'
import { usePage } from '../../ui/page/page.ts'
import { type Part, part } from '../../ui/parts/part.ts'
import { useLines } from '../kept-lines.ts'
import type { Doors } from '../tales.ts'

/** The page of a day: that of the tale that the address names, or of the first that has one for every day. */
export const dayOf = (
  fetchGames: () => Promise<KeptGames>,
  tales: Readonly<Record<string, Doors>>,
): Part<object> =>
  part(async () => {
    const [{ DayPage }, found, games] = await Promise.all([
      import('./DayPage.tsx'),
      import('./day-tales.ts').then(({ fetchDayTales }) => fetchDayTales(tales)),
      fetchGames(),
    ])
    const first = await games.lines().catch(() => null)
    const [firstTale] = found
    if (!firstTale) throw new Error('No tale has one for every day.')
    return () => {
      const asked = usePage((page) => page.dayOf)
      const tale = found.find(({ id }) => id === asked) ?? firstTale
      return <DayPage key={tale.id} {...{ tale, tales: found }} lines={useLines(games, first) ?? []} />
    }
  })
