import type { SeatName } from '../../engine/fortland/index.ts'
import type { EachOnce } from '../../engine/kernel/index.ts'
import { type Controllers as ControllersOf, createControllers } from '../../store/controllers-store.ts'
import { savedLeaders } from '../../store/saved-controllers.ts'
import { browserStorage } from '../../store/storage.ts'
import { BOT_IDS, type BotId } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

/** The countries. Duplicates `SEATS` of the rules, so that the cover works before the rules have loaded. */
export const COUNTRIES = ['ash', 'briar', 'clover', 'dill'] as const satisfies EachOnce<SeatName>

/** The bots, the weakest first. The cover offers them in this order. */
export { BOT_IDS, type BotId }

/** Who plays each country: a person or a bot. */
export type Controllers = ControllersOf<SeatName, BotId>

/** The controllers of the live game, and of the next one. */
export const useLiveControllers = createControllers(
  savedLeaders(browserStorage, STORAGE_KEYS.leaders, COUNTRIES, BOT_IDS),
)
