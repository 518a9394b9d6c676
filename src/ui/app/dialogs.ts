import { type Part, part } from '../parts/part.ts'
import type { DialogName, DialogProps } from '../tale.ts'

/** The dialogs of the app without an open tale, each loaded on demand. */
export const DIALOGS: Readonly<Partial<Record<DialogName, Part<DialogProps>>>> = {
  settings: part(async () => (await import('../settings/SettingsSheet.tsx')).SettingsSheet),
  keys: part(async () => (await import('../keys/HouseKeys.tsx')).HouseKeys),
}
