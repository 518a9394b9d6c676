import { guarded } from '../../store/faults.ts'
import type { Counted } from './counted.ts'
import type { TaleChronicle } from './stats.ts'

/** Seals that a game has earned. */
interface Earned {
  seals: readonly string[]
  game: string
  when: number
}

/**
 * Returns the seals that a tale's counted games earned: each game's own, earliest first, then those of all games together. Pressed in this
 * order, each seal keeps the first game that earned it. If `chronicle.earned` fails, only the games' own seals remain.
 */
export function earnedBy(
  chronicle: Pick<TaleChronicle, 'earned' | 'seals'>,
  games: readonly Counted[],
): Earned[] {
  const earliest = games.toReversed()
  const known = new Set(chronicle.seals.map(({ id }) => id))
  const alone = earliest.map(({ seals, id, touched }) => ({
    seals: seals.filter((seal) => known.has(seal)),
    game: id,
    when: touched,
  }))
  const ofAll = guarded('the seals of all games', () => chronicle.earned(earliest)) ?? []
  const together = ofAll.map(({ seal, game }) => ({
    seals: [seal],
    game,
    when: games.find(({ id }) => id === game)?.touched ?? 0,
  }))
  return [...alone, ...together].filter(({ seals }) => seals.length > 0)
}
