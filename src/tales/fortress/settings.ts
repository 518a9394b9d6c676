import { createSettingsStore } from '../../store/enum-settings.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** The levels of foresight on the field: all arrows, only the target's arrow, or none. */
export const FORESIGHT = ['all', 'aimed', 'off'] as const

/** The settings of this game. */
export const OPTIONS = { foresight: FORESIGHT } as const

/** Creates the store of this game's settings. */
export const createTaleSettings = (storage: SafeStorage) =>
  createSettingsStore({ storage, key: STORAGE_KEYS.settings, options: OPTIONS, fresh: { foresight: 'all' } })

export const useTaleSettings = createTaleSettings(browserStorage)
