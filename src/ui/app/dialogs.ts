import { type Part, part } from '../parts/part.ts'
import type { DialogName, DialogProps } from '../tale.ts'

/** The dialogs of the house as they are while no tale is open that adds to them, each in a file of its own. */
export const DIALOGS: Readonly<Partial<Record<DialogName, Part<DialogProps>>>> = {
  settings: part(async () => (await import('../settings/SettingsSheet.tsx')).SettingsSheet),
  keys: part(async () => (await import('../keys/HouseKeys.tsx')).HouseKeys),
}
