import type { AssaultResult } from '../../../engine/fortress/index.ts'
import { assaultOdds, RESULTS, THROWS } from '../foresight/index.ts'

/** The values of the results of an assault. */
type Worths = { readonly [Result in AssaultResult]: number }

/** The Page's values of the results of an assault. */
const PAGES: Worths = {
  'total-victory': 1,
  'convincing-victory': 0.8,
  victory: 0.7,
  draw: 0.3,
  'driven-out': 0.1,
}

/** Returns the Page's value of an assault with this total against these walls, from 0.1 to 1. */
export const assaultWorth = (total: number, walls: number): number => worthAhead(PAGES, total, walls)

/** Returns the value of an assault by given values of its results. */
export function worthAhead(worths: Worths, total: number, walls: number): number {
  const odds = assaultOdds(total, walls)
  return RESULTS.reduce((sum, result) => sum + worths[result] * odds[result], 0) / THROWS
}
