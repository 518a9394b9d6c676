import type { SavedGames } from '../../store/saved-games/saved-games.ts'
import { usePage } from '../../ui/page/page.ts'
import { PageFallback } from '../../ui/parts/Absent.tsx'
import { type Part, part } from '../../ui/parts/part.ts'
import { fromTales, useFromTales } from '../from-tales.ts'
import type { TaleLoader } from '../tales.ts'
import { useLines } from '../useLines.ts'
import { fetchDayTale } from './day-tales.ts'

/** The page of a day: for the tale in the address, or for the first tale with a tale of the day. */
export const dayOf = (
  fetchGames: () => Promise<SavedGames>,
  tales: Readonly<Record<string, TaleLoader>>,
): Part<object> => {
  const daily = fromTales(tales, fetchDayTale)
  return part(async () => {
    const [{ DayPage }, games] = await Promise.all([import('./DayPage.tsx'), fetchGames(), daily.fetch()])
    const first = await games.lines().catch(() => null)
    return () => {
      const asked = usePage((page) => page.dayOf)
      const { rows, found, problem, retry } = useFromTales(daily)
      const lines = useLines(games, first) ?? []
      const tale = found.find(({ id }) => id === asked) ?? found[0]
      const whole = rows.find(({ id }) => id === asked)?.problem ?? (tale ? null : problem)
      if (whole) return <PageFallback failure={whole} retry={retry} />
      if (!tale) throw new Error('No tale has a game of the day.')
      return <DayPage key={tale.id} {...{ tale, tales: found, lines, problem, retry }} />
    }
  })
}
