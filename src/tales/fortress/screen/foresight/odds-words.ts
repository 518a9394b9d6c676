import { type AssaultOdds, RESULTS, THROWS } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'

/** Formats a share in whole per cents. Only exact values become 0 or 100. */
export function percent(share: number, { foresight }: Pick<Messages, 'foresight'>): string {
  if (share <= 0) return foresight.share('0')
  if (share >= 1) return foresight.share('100')
  const rounded = Math.round(share * 100)
  if (rounded === 0) return foresight.share('< 1')
  return foresight.share(rounded === 100 ? '> 99' : String(rounded))
}

/** Describes the odds of an assault, best result first, without impossible ones. */
export const oddsWords = (odds: AssaultOdds, m: Messages): string =>
  m.foresight.odds(
    RESULTS.filter((result) => odds[result] > 0).map((result) =>
      m.foresight.part(m.foresight.results[result], percent(odds[result] / THROWS, m)),
    ),
  )
