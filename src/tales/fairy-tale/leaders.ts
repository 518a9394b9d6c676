import { CHARACTER_IDS, type CharacterId } from '../../engine/fairy-tale/index.ts'
import {
  createLeaders,
  isLedByPerson,
  type Leader as LeaderOf,
  type Leaders as LeadersOf,
} from '../../store/leaders.ts'
import { savedLeaders } from '../../store/saved-leaders.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { COMPUTERS, type Computer } from './bots/player.ts'
import { STORAGE_KEYS } from './game.ts'

export { COMPUTERS, type Computer }
export type Leader = LeaderOf<Computer>
export type Leaders = LeadersOf<CharacterId, Computer>

/** Who may lead a character: somebody at the table, or one of the computer players. */
export const LEADERS = ['person', ...COMPUTERS] as const

/** Makes the store of who leads whom, which begins with what was kept. */
export const openLeaders = (storage: SafeStorage) =>
  createLeaders(savedLeaders(storage, STORAGE_KEYS.leaders, CHARACTER_IDS, COMPUTERS))

export type LeadersHook = ReturnType<typeof openLeaders>

/** Who leads the seats of the live game, and of the next one. */
export const useLiveLeaders: LeadersHook = openLeaders(browserStorage)

/** Whether a person leads a seat. */
export const isPerson = (leaders: Leaders, { character }: { character: CharacterId }): boolean =>
  isLedByPerson(leaders, character)
