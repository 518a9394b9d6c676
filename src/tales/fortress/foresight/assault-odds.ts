import { type AssaultResult, assaultResult } from '../../../engine/fortress/index.ts'
import type { EachOnce } from '../../../engine/kernel/index.ts'

/** Number of results of three dice. */
export const THROWS = 216

/** All results of an assault, best first. */
export const RESULTS = [
  'total-victory',
  'convincing-victory',
  'victory',
  'draw',
  'driven-out',
] as const satisfies EachOnce<AssaultResult>

/** The number of throws out of 216 for each result. */
export type AssaultOdds = { readonly [Result in AssaultResult]: number }

const FACES = [1, 2, 3, 4, 5, 6]

/** The number of throws of three dice for each sum. */
const WAYS: ReadonlyMap<number, number> = FACES.flatMap((one) =>
  FACES.flatMap((two) => FACES.map((three) => one + two + three)),
).reduce((ways, sum) => ways.set(sum, (ways.get(sum) ?? 0) + 1), new Map<number, number>())

/** Returns the exact odds of an assault with this total against these walls, in 216ths. */
export function assaultOdds(total: number, walls: number): AssaultOdds {
  const odds = { 'total-victory': 0, 'convincing-victory': 0, victory: 0, draw: 0, 'driven-out': 0 }
  for (const [sum, ways] of WAYS) odds[assaultResult(total, sum + walls)] += ways
  return odds
}

/** Returns the number of throws out of 216 that win. */
export const victories = (odds: AssaultOdds): number =>
  odds['total-victory'] + odds['convincing-victory'] + odds.victory
