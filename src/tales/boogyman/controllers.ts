import type { SeatName } from '../../engine/boogyman/index.ts'
import type { EachOnce } from '../../engine/kernel/index.ts'
import {
  type Controller as ControllerOf,
  type Controllers as ControllersOf,
  createControllers,
} from '../../store/controllers-store.ts'
import { savedLeaders } from '../../store/saved-controllers.ts'
import { browserStorage } from '../../store/storage.ts'
import { COMPUTERS, type Computer } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

/** The two sides, repeated from the rules (`SEATS`) so that the cover need not wait for them. */
export const SIDES = ['red', 'green'] as const satisfies EachOnce<SeatName>

export { COMPUTERS, type Computer }
export type Controller = ControllerOf<Computer>
export type Controllers = ControllersOf<SeatName, Computer>

/** The controllers of both sides, in the live game and in the next one. */
export const useLiveControllers = createControllers(
  savedLeaders(browserStorage, STORAGE_KEYS.leaders, SIDES, COMPUTERS),
)
