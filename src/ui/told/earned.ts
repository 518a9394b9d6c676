import { guarded } from '../../store/faults.ts'
import type { Counted } from './counted.ts'
import type { TaleChronicle } from './told.ts'

/** Seals that a game has earned. */
interface Earned {
  seals: readonly string[]
  game: string
  when: number
}

/**
 * What counted games of one tale have earned, the earliest first: each by itself, and all of them together. Whoever presses
 * them in this order keeps each with the game that earned it first. Where the tale fails to say what all have earned together, those
 * of each by itself stay.
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
