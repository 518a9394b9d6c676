import type { DialogName } from '../app/page.ts'
import { type Part, part } from './part.ts'

/** The dialogs that may lie over any page, each in a file of its own. */
export const DIALOGS: Record<DialogName, Part<{ onClose: () => void }>> = {
  settings: part(
    async () => (await import('../../tales/fairy-tale/screen/table/SettingsDialog.tsx')).SettingsDialog,
  ),
  rules: part(async () => (await import('../../tales/fairy-tale/screen/rules/RulesDialog.tsx')).RulesDialog),
  keys: part(async () => (await import('../../tales/fairy-tale/screen/table/KeysDialog.tsx')).KeysDialog),
  'give-up': part(
    async () => (await import('../../tales/fairy-tale/screen/table/GiveUpDialog.tsx')).GiveUpDialog,
  ),
}
