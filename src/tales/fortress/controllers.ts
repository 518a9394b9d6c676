import { type Controllers as ControllersOf, createControllers } from '../../store/controllers-store.ts'
import { savedLeaders } from '../../store/saved-controllers.ts'
import { browserStorage } from '../../store/storage.ts'
import { BOT_IDS, type BotId } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

/** The one seat. */
export const ROLES = ['besieger'] as const

export type Role = (typeof ROLES)[number]

export { BOT_IDS, type BotId }
export type Controllers = ControllersOf<Role, BotId>

/** The controllers of the live siege, and of the next one. */
export const useLiveControllers = createControllers(
  savedLeaders(browserStorage, STORAGE_KEYS.leaders, ROLES, BOT_IDS),
)
