import type { SeatName } from '../../engine/boogyman/index.ts'
import type { EachOnce } from '../../engine/kernel/index.ts'
import { createLeaders, type Leader as LeaderOf, type Leaders as LeadersOf } from '../../store/leaders.ts'
import { savedLeaders } from '../../store/saved-leaders.ts'
import { browserStorage } from '../../store/storage.ts'
import { COMPUTERS, type Computer } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

/** The two sides. The rules have them as well (`SEATS`), but whoever opens the cover does not wait for those. */
export const SIDES = ['red', 'green'] as const satisfies EachOnce<SeatName>

export { COMPUTERS, type Computer }
export type Leader = LeaderOf<Computer>
export type Leaders = LeadersOf<SeatName, Computer>

/** Who leads which side in the live game, and in the next one. */
export const useLiveLeaders = createLeaders(
  savedLeaders(browserStorage, STORAGE_KEYS.leaders, SIDES, COMPUTERS),
)
