import { type AssaultResult, assaultResult } from '../../../engine/fortress/index.ts'
import type { EachOnce } from '../../../engine/kernel/index.ts'

/** How three dice can fall. */
export const THROWS = 216

/** Each way in which an assault can end, the best first. */
export const RESULTS = [
  'total-victory',
  'convincing-victory',
  'victory',
  'draw',
  'driven-out',
] as const satisfies EachOnce<AssaultResult>

/** In how many of 216 throws an assault ends so. */
export type AssaultOdds = { readonly [Result in AssaultResult]: number }

const FACES = [1, 2, 3, 4, 5, 6]

/** How many throws of three dice come to each sum. */
const WAYS: ReadonlyMap<number, number> = FACES.flatMap((one) =>
  FACES.flatMap((two) => FACES.map((three) => one + two + three)),
).reduce((ways, sum) => ways.set(sum, (ways.get(sum) ?? 0) + 1), new Map<number, number>())

/** The five chances of an assault with this total against these walls, in 216ths: exact. */
export function assaultOdds(total: number, walls: number): AssaultOdds {
  const odds = { 'total-victory': 0, 'convincing-victory': 0, victory: 0, draw: 0, 'driven-out': 0 }
  for (const [sum, ways] of WAYS) odds[assaultResult(total, sum + walls)] += ways
  return odds
}

/** In how many of 216 throws it is a victory of any degree. */
export const victories = (odds: AssaultOdds): number =>
  odds['total-victory'] + odds['convincing-victory'] + odds.victory
