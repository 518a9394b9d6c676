import { createLeaders, type Leaders as LeadersOf } from '../../store/leaders.ts'
import { savedLeaders } from '../../store/saved-leaders.ts'
import { browserStorage } from '../../store/storage.ts'
import type { Computer } from './bots/player.ts'
import { KEYS } from './game.ts'

/** The one seat. */
export const ROLES = ['besieger'] as const

export type Role = (typeof ROLES)[number]

/** The computer players of this tale, the weaker first: they show how it is done. */
export const COMPUTERS = ['page', 'captain'] as const satisfies readonly Computer[]

export type { Computer }
export type Leaders = LeadersOf<Role, Computer>

/** Who leads the siege in the live game, and in the next one. */
export const useLiveLeaders = createLeaders(savedLeaders(browserStorage, KEYS.leaders, ROLES, COMPUTERS))
