import { createSettingsStore } from '../../store/enum-settings.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** Level of unrequested warnings about what others could do: none, own threats, or all. */
export const WARNINGS = ['off', 'threats', 'all'] as const

/** Settings of this tale. */
export const OPTIONS = { warnings: WARNINGS } as const

/** Creates the store of the settings of this tale. */
export const createTaleSettings = (storage: SafeStorage) =>
  createSettingsStore({
    storage,
    key: STORAGE_KEYS.settings,
    options: OPTIONS,
    fresh: { warnings: 'threats' },
  })

export const useTaleSettings = createTaleSettings(browserStorage)
