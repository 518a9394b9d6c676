import { estimateOf, NINE_IN_TEN } from '../../players/interval.ts'
import type { Counted } from '../../ui/told/counted.ts'

/** How often it ended well, of how many, and between what the truth lies nine times in ten; all from 0 to 1. */
export interface Rate {
  well: number
  of: number
  share: number
  from: number
  to: number
}

/** The rate of games of which is known how they ended; null without any. */
export function rateOf(ends: readonly (boolean | null)[]): Rate | null {
  const known = ends.filter((end) => end !== null)
  const well = known.filter(Boolean).length
  const estimate = estimateOf(well, known.length, NINE_IN_TEN)
  if (!estimate) return null
  const { chance, giveOrTake } = estimate
  return {
    well,
    of: known.length,
    share: well / known.length,
    from: Math.max(0, chance - giveOrTake),
    to: Math.min(1, chance + giveOrTake),
  }
}

/** A rate and what it is of. */
export interface Named {
  id: string
  rate: Rate
}

const ratesOf = (ids: readonly string[], endsOf: (id: string) => (boolean | null)[]): Named[] =>
  ids.flatMap((id) => {
    const rate = rateOf(endsOf(id))
    return rate ? [{ id, rate }] : []
  })

/** Of each of these tales. */
export const byTale = (games: readonly Counted[], tales: readonly string[]): Named[] =>
  ratesOf(tales, (id) => games.filter(({ tale }) => tale === id).map(({ well }) => well))

/** Of each of these degrees of darkness. */
export const byDarkness = (games: readonly Counted[], ids: readonly string[]): Named[] =>
  ratesOf(ids, (id) => games.filter(({ darkness }) => darkness === id).map(({ well }) => well))

/** Of each of these who were in it. */
export const byRole = (games: readonly Counted[], ids: readonly string[]): Named[] =>
  ratesOf(ids, (id) =>
    games.flatMap(({ cast }) => cast.filter(({ role }) => role === id).map(({ well }) => well)),
  )
