import { CHARACTER_IDS, type CharacterId } from '../../engine/fairy-tale/index.ts'
import {
  type Controller as ControllerOf,
  type Controllers as ControllersOf,
  createControllers,
  isHuman,
} from '../../store/controllers-store.ts'
import { savedLeaders } from '../../store/saved-controllers.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { BOT_IDS, type BotId } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

export { BOT_IDS, type BotId }
export type Controller = ControllerOf<BotId>
export type Controllers = ControllersOf<CharacterId, BotId>

/** The possible controllers of a character: a person or one of the bots. */
export const LEADERS = ['person', ...BOT_IDS] as const

/** Creates the store of controllers from the saved ones. */
export const openLeaders = (storage: SafeStorage) =>
  createControllers(savedLeaders(storage, STORAGE_KEYS.leaders, CHARACTER_IDS, BOT_IDS))

export type LeadersHook = ReturnType<typeof openLeaders>

/** The controllers of the live game and of the next one. */
export const useLiveControllers: LeadersHook = openLeaders(browserStorage)

/** True if a person plays this seat. */
export const isPerson = (leaders: Controllers, { character }: { character: CharacterId }): boolean =>
  isHuman(leaders, character)
