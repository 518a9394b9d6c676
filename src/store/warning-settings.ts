import { createSettingsStore } from './enum-settings.ts'
import { browserStorage, type SafeStorage } from './storage.ts'

/** The levels of unasked warnings about what others can do: none, threats, or everything. */
export const WARNINGS = ['off', 'threats', 'all'] as const

export type Warnings = (typeof WARNINGS)[number]

export const WARNING_OPTIONS = { warnings: WARNINGS } as const

/** Makes the settings of a tale that adds only the level of warnings. */
export const warningSettings = (key: string, storage: SafeStorage = browserStorage) =>
  createSettingsStore({ storage, key, options: WARNING_OPTIONS, fresh: { warnings: 'threats' } })

/** Switches to the next level of warnings, after the last one to the first, and returns it. */
export function nextWarnings(settings: ReturnType<typeof warningSettings>): Warnings {
  const { warnings, set } = settings.getState()
  const next = WARNINGS[(WARNINGS.indexOf(warnings) + 1) % WARNINGS.length] ?? 'off'
  set({ warnings: next })
  return next
}
