import { createSettingsStore } from '../../store/enum-settings.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** Level of automatic warnings about the next turn: none, threats, or everything. */
export const WARNINGS = ['off', 'threats', 'all'] as const

export type Warnings = (typeof WARNINGS)[number]

/** Settings of this tale only. */
export const OPTIONS = { warnings: WARNINGS } as const

/** Creates the store of this tale's settings. */
export const createTaleSettings = (storage: SafeStorage) =>
  createSettingsStore({
    storage,
    key: STORAGE_KEYS.settings,
    options: OPTIONS,
    fresh: { warnings: 'threats' },
  })

export const useTaleSettings = createTaleSettings(browserStorage)
