import { createChoices } from '../../store/choices.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** How much is told unasked of what others could do: nothing, what threatens, or everything. */
export const WARNINGS = ['off', 'threats', 'all'] as const

/** What can be chosen for this tale alone. */
export const OPTIONS = { warnings: WARNINGS } as const

/** Makes the store of what is chosen for this tale alone. */
export const createTaleSettings = (storage: SafeStorage) =>
  createChoices({ storage, key: STORAGE_KEYS.settings, options: OPTIONS, fresh: { warnings: 'threats' } })

export const useTaleSettings = createTaleSettings(browserStorage)
