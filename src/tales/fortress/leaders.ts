import { createLeaders, type Leaders as LeadersOf } from '../../store/leaders.ts'
import { savedLeaders } from '../../store/saved-leaders.ts'
import { browserStorage } from '../../store/storage.ts'
import { COMPUTERS, type Computer } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

/** The one seat. */
export const ROLES = ['besieger'] as const

export type Role = (typeof ROLES)[number]

export { COMPUTERS, type Computer }
export type Leaders = LeadersOf<Role, Computer>

/** Who leads the siege in the live game, and in the next one. */
export const useLiveLeaders = createLeaders(
  savedLeaders(browserStorage, STORAGE_KEYS.leaders, ROLES, COMPUTERS),
)
