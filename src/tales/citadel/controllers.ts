import type { Order } from '../../engine/citadel/index.ts'
import type { EachOnce } from '../../engine/kernel/index.ts'
import {
  type Controller as ControllerOf,
  type Controllers as ControllersOf,
  createControllers,
  type ControllersStore as LeadersStoreOf,
} from '../../store/controllers-store.ts'
import { savedLeaders } from '../../store/saved-controllers.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { BOT_IDS, type BotId } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

/** The Orders. A copy of the rules' `ORDERS`, so that the cover does not load the rules. */
export const ORDER_NAMES = ['cross', 'lion', 'lily', 'moon', 'tower'] as const satisfies EachOnce<Order>

export { BOT_IDS, type BotId }
export type Controller = ControllerOf<BotId>
export type Controllers = ControllersOf<Order, BotId>
export type ControllersStore = LeadersStoreOf<Order, BotId>

/** Creates the store of controllers by Order, initialized from storage. */
export const openLeaders = (storage: SafeStorage) =>
  createControllers(savedLeaders(storage, STORAGE_KEYS.leaders, ORDER_NAMES, BOT_IDS))

export const useLiveControllers = openLeaders(browserStorage)
