import type { Config, HouseRules, Order } from '../../../engine/citadel/index.ts'
import { SEEDS, type Seed } from '../../../engine/kernel/index.ts'
import { dailyRandom } from '../../../store/daily-random.ts'
import type { BotId } from '../controllers.ts'

/** The possible versions. Must never change, so that a past day keeps its game. */
const VERSIONS = ['basic', 'strategic'] as const satisfies readonly HouseRules['version'][]

/** The player has the first of three Orders, bots the others. The same every day. */
export const OWN = 'cross' satisfies Order
export const RIVALS = ['lion', 'lily'] as const satisfies readonly Order[]
export const OPPONENT = 'knight' satisfies BotId

/** Returns the game of a day. Computed from the date alone, to be the same for all players. */
export function taleOfDay(day: string): { config: Config; seed: Seed } {
  const next = dailyRandom(`citadel ${day}`)
  const seed = next(SEEDS)
  const version = VERSIONS[next(VERSIONS.length)] ?? VERSIONS[0]
  return { seed, config: { players: ['', '', ''], rules: { version, two: 'plots', lastRound: 'off' } } }
}
