import { createChoices } from '../../store/choices.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** How much is foreseen on the field unasked: everybody's arrow, that of whoever is aimed, or none. */
export const FORESIGHT = ['all', 'aimed', 'off'] as const

/** What can be chosen for this tale alone. */
export const OPTIONS = { foresight: FORESIGHT } as const

/** Makes the store of what is chosen for this tale alone. */
export const createTaleSettings = (storage: SafeStorage) =>
  createChoices({ storage, key: STORAGE_KEYS.settings, options: OPTIONS, fresh: { foresight: 'all' } })

export const useTaleSettings = createTaleSettings(browserStorage)
