import type { Config, HouseRules, Order } from '../../../engine/citadel/index.ts'
import { SEEDS, type Seed } from '../../../engine/kernel/index.ts'
import { numbersOf } from '../../../store/day-numbers.ts'
import type { Computer } from '../leaders.ts'

/** Which game it can be: never changed, so that every day that was has the same tale for ever. */
const VERSIONS = ['basic', 'strategic'] as const satisfies readonly HouseRules['version'][]

/** Whoever plays leads the first Order of three, and computer players the others: the same on every day. */
export const OWN = 'cross' satisfies Order
export const RIVALS = ['lion', 'lily'] as const satisfies readonly Order[]
export const OPPONENT = 'knight' satisfies Computer

/** What a day brings: the same for everybody who begins it, worked out from nothing but the date. */
export function taleOfDay(day: string): { config: Config; seed: Seed } {
  const next = numbersOf(`citadel ${day}`)
  const seed = next(SEEDS)
  const version = VERSIONS[next(VERSIONS.length)] ?? VERSIONS[0]
  return { seed, config: { players: ['', '', ''], rules: { version, two: 'plots', lastRound: 'off' } } }
}
