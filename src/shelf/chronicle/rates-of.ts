import { estimateOf, NINE_IN_TEN } from '../../players/interval.ts'
import { type Counted, endsOf } from '../../ui/stats/counted.ts'

/** Good ends (`well`) among all ends (`of`), their share from 0 to 1, and its 90 % confidence interval. */
export interface Rate {
  well: number
  of: number
  share: number
  from: number
  to: number
}

/** The rate of good ends, or null without any ends. */
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

/** A rate, and the id of its subject. */
export interface Named {
  id: string
  rate: Rate
}

const ratesOf = (ids: readonly string[], of: (id: string) => boolean[]): Named[] =>
  ids.flatMap((id) => {
    const rate = rateOf(of(id))
    return rate ? [{ id, rate }] : []
  })

/** The rate for each of these tales. */
export const byTale = (games: readonly Counted[], tales: readonly string[]): Named[] =>
  ratesOf(tales, (id) => games.filter(({ tale }) => tale === id).flatMap(endsOf))

/** The rate for each of these degrees of darkness. */
export const byDarkness = (games: readonly Counted[], ids: readonly string[]): Named[] =>
  ratesOf(ids, (id) => games.filter(({ darkness }) => darkness === id).flatMap(endsOf))

/** The rate for each of these roles. */
export const byRole = (games: readonly Counted[], ids: readonly string[]): Named[] =>
  ratesOf(ids, (id) =>
    games.flatMap(({ cast }) => cast.filter(({ role }) => role === id).map(({ well }) => well)),
  )
