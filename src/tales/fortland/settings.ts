import { createSettingsStore } from '../../store/enum-settings.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** The levels of warnings about opponents: none, threats, or everything. */
export const WARNINGS = ['off', 'threats', 'all'] as const

/** The settings of this game. */
export const OPTIONS = { warnings: WARNINGS } as const

/** Creates the store of this game's settings. */
export const createTaleSettings = (storage: SafeStorage) =>
  createSettingsStore({
    storage,
    key: STORAGE_KEYS.settings,
    options: OPTIONS,
    fresh: { warnings: 'threats' },
  })

export const useTaleSettings = createTaleSettings(browserStorage)
