import type { KeptGames } from '../../store/kept/kept-games.ts'
import { type Part, part } from '../../ui/parts/part.ts'
import type { TaleChronicle } from '../../ui/told/told.ts'
import { useLines } from '../kept-lines.ts'
import type { Doors } from '../tales.ts'

/** A tale in the chronicle: by its name in games and addresses. */
export interface InChronicle {
  id: string
  chronicle: TaleChronicle
}

/** What each tale answers to the chronicle; a tale that has nothing to count is not in it. */
export async function fetchChronicles(tales: Readonly<Record<string, Doors>>): Promise<InChronicle[]> {
  const answers = Object.entries(tales).map(async ([id, doors]) => {
    const { book } = await doors.book()
    return { id, chronicle: await book.chronicle?.() }
  })
  return (await Promise.all(answers)).flatMap(({ id, chronicle }) => (chronicle ? [{ id, chronicle }] : []))
}

/** The page of the chronicle, which comes with what each tale answers to it, and with what is kept. */
export const chronicleOf = (
  fetchGames: () => Promise<KeptGames>,
  tales: Readonly<Record<string, Doors>>,
): Part<object> =>
  part(async () => {
    const [{ ChroniclePage }, inChronicle, games] = await Promise.all([
      import('./ChroniclePage.tsx'),
      fetchChronicles(tales),
      fetchGames(),
    ])
    const first = await games.lines().catch(() => null)
    return () => <ChroniclePage tales={inChronicle} lines={useLines(games, first)} />
  })
