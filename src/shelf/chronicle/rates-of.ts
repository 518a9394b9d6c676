import { estimateOf, NINE_IN_TEN } from '../../players/interval.ts'
import { type Counted, endsOf } from '../../ui/told/counted.ts'

/** How often it ended well, of how many, and between what the truth lies nine times in ten; all from 0 to 1. */
export interface Rate {
  well: number
  of: number
  share: number
  from: number
  to: number
}

/** The rate of good ends; null without any. */
export function rateOf(ends: readonly boolean[]): Rate | null {
  const well = ends.filter(Boolean).length
  const estimate = estimateOf(well, ends.length, NINE_IN_TEN)
  if (!estimate) return null
  const { chance, giveOrTake } = estimate
  return {
    well,
    of: ends.length,
    share: well / ends.length,
    from: Math.max(0, chance - giveOrTake),
    to: Math.min(1, chance + giveOrTake),
  }
}

/** A rate and what it is of. */
export interface Named {
  id: string
  rate: Rate
}

const ratesOf = (ids: readonly string[], of: (id: string) => boolean[]): Named[] =>
  ids.flatMap((id) => {
    const rate = rateOf(of(id))
    return rate ? [{ id, rate }] : []
  })

/** Of each of these tales. */
export const byTale = (games: readonly Counted[], tales: readonly string[]): Named[] =>
  ratesOf(tales, (id) => games.filter(({ tale }) => tale === id).flatMap(endsOf))

/** Of each of these degrees of darkness. */
export const byDarkness = (games: readonly Counted[], ids: readonly string[]): Named[] =>
  ratesOf(ids, (id) => games.filter(({ darkness }) => darkness === id).flatMap(endsOf))

/** Of each of these who were in it. */
export const byRole = (games: readonly Counted[], ids: readonly string[]): Named[] =>
  ratesOf(ids, (id) =>
    games.flatMap(({ cast }) => cast.filter(({ role }) => role === id).map(({ well }) => well)),
  )
