import type { Order } from '../../engine/citadel/index.ts'
import type { EachOnce } from '../../engine/kernel/index.ts'
import {
  createLeaders,
  type Leader as LeaderOf,
  type Leaders as LeadersOf,
  type LeadersStore as LeadersStoreOf,
} from '../../store/leaders.ts'
import { savedLeaders } from '../../store/saved-leaders.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { COMPUTERS, type Computer } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

/** The Orders. The rules have them as well (`ORDERS`), but whoever opens the cover does not wait for those. */
export const ORDER_NAMES = ['cross', 'lion', 'lily', 'moon', 'tower'] as const satisfies EachOnce<Order>

export { COMPUTERS, type Computer }
export type Leader = LeaderOf<Computer>
export type Leaders = LeadersOf<Order, Computer>
export type LeadersStore = LeadersStoreOf<Order, Computer>

/** Makes the store of who leads which Order, which begins with what was kept. */
export const openLeaders = (storage: SafeStorage) =>
  createLeaders(savedLeaders(storage, STORAGE_KEYS.leaders, ORDER_NAMES, COMPUTERS))

export const useLiveLeaders = openLeaders(browserStorage)
