import type { SeatName } from '../../engine/boogyman/index.ts'
import type { EachOnce } from '../../engine/kernel/index.ts'
import {
  type Controller as ControllerOf,
  type Controllers as ControllersOf,
  createControllers,
} from '../../store/controllers-store.ts'
import { savedLeaders } from '../../store/saved-controllers.ts'
import { browserStorage } from '../../store/storage.ts'
import { BOT_IDS, type BotId } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

/** The two sides, repeated from the rules (`SEATS`) so that the cover need not wait for them. */
export const SIDES = ['red', 'green'] as const satisfies EachOnce<SeatName>

export { BOT_IDS, type BotId }
export type Controller = ControllerOf<BotId>
export type Controllers = ControllersOf<SeatName, BotId>

/** The controllers of both sides, in the live game and in the next one. */
export const useLiveControllers = createControllers(
  savedLeaders(browserStorage, STORAGE_KEYS.leaders, SIDES, BOT_IDS),
)
