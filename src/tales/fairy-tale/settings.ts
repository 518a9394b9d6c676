import { createSettingsStore, type SettingsOf } from '../../store/enum-settings.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** How much of the future is shown unasked: nothing; threats and each monster's next step; or the same with bold arrows. */
export const FORESIGHTS = ['calm', 'guided', 'full'] as const

/** The legend of the marks on the board. A player can close it. */
const LEGENDS = ['shown', 'closed'] as const

/** When to ask whether a die shall be rolled again: if that may help, or always. */
export const REROLLS = ['useful', 'always'] as const

export type Foresight = (typeof FORESIGHTS)[number]

export const OPTIONS = { foresight: FORESIGHTS, legend: LEGENDS, rerolls: REROLLS } as const

export type TaleSettings = SettingsOf<typeof OPTIONS>

/** Creates the store of this tale's settings. Their key is the one that held all settings before there were several tales. */
export const createTaleSettings = (storage: SafeStorage) =>
  createSettingsStore({
    storage,
    key: STORAGE_KEYS.settings,
    options: OPTIONS,
    fresh: { foresight: 'guided', legend: 'shown', rerolls: 'useful' },
  })

export const useTaleSettings = createTaleSettings(browserStorage)
