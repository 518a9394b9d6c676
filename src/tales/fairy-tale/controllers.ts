import { CHARACTER_IDS, type CharacterId } from '../../engine/fairy-tale/index.ts'
import {
  type Controller as ControllerOf,
  type Controllers as ControllersOf,
  createControllers,
  isHuman,
} from '../../store/controllers-store.ts'
import { savedLeaders } from '../../store/saved-controllers.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { COMPUTERS, type Computer } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

export { COMPUTERS, type Computer }
export type Controller = ControllerOf<Computer>
export type Controllers = ControllersOf<CharacterId, Computer>

/** The possible controllers of a character: a person or one of the bots. */
export const LEADERS = ['person', ...COMPUTERS] as const

/** Creates the store of controllers from the saved ones. */
export const openLeaders = (storage: SafeStorage) =>
  createControllers(savedLeaders(storage, STORAGE_KEYS.leaders, CHARACTER_IDS, COMPUTERS))

export type LeadersHook = ReturnType<typeof openLeaders>

/** The controllers of the live game and of the next one. */
export const useLiveControllers: LeadersHook = openLeaders(browserStorage)

/** True if a person plays this seat. */
export const isPerson = (leaders: Controllers, { character }: { character: CharacterId }): boolean =>
  isHuman(leaders, character)
