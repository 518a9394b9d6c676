import { type Chosen, createChoices } from '../../store/choices.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** How much of what will happen is shown unasked: nothing, the worst threat, or everything. */
export const FORESIGHTS = ['calm', 'guided', 'full'] as const

/** When it is asked whether a die shall be rolled again, by whoever can: where that may help, or always. */
export const REROLLS = ['useful', 'always'] as const

export type Foresight = (typeof FORESIGHTS)[number]

/** What can be chosen for this tale alone. */
export const OPTIONS = { foresight: FORESIGHTS, rerolls: REROLLS } as const

/** What a person chooses for this tale alone. */
export type TaleSettings = Chosen<typeof OPTIONS>

/** Makes the store of what is chosen for this tale alone. Its choices lie where those of all tales lay with them before there were several. */
export const createTaleSettings = (storage: SafeStorage) =>
  createChoices({
    storage,
    key: STORAGE_KEYS.settings,
    options: OPTIONS,
    fresh: { foresight: 'guided', rerolls: 'useful' },
  })

export const useTaleSettings = createTaleSettings(browserStorage)
