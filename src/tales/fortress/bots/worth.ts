import type { AssaultResult } from '../../../engine/fortress/index.ts'
import { assaultOdds, RESULTS, THROWS } from '../foresight/index.ts'

/** What each end of an assault is worth to somebody. */
type Worths = { readonly [Result in AssaultResult]: number }

/** What each end of an assault is worth to the Page. */
const PAGES: Worths = {
  'total-victory': 1,
  'convincing-victory': 0.8,
  victory: 0.7,
  draw: 0.3,
  'driven-out': 0.1,
}

/** What an assault with this total against these walls is worth, from 0.1 to 1. */
export const assaultWorth = (total: number, walls: number): number => worthAhead(PAGES, total, walls)

/** The same to whoever thinks otherwise of its ends. */
export function worthAhead(worths: Worths, total: number, walls: number): number {
  const odds = assaultOdds(total, walls)
  return RESULTS.reduce((sum, result) => sum + worths[result] * odds[result], 0) / THROWS
}
