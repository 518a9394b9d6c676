import { keysDialog } from '../../../ui/frames/keys/TaleKeys.tsx'
import { sendDialog, settingsDialog } from '../../../ui/frames/table/tale-dialogs.tsx'
import { OPTIONS, useTaleSettings } from '../settings.ts'
import { KIT } from './kit.ts'
import { SHORTCUTS } from './shortcuts.ts'
import { GiveUpDialog } from './table/GiveUpDialog.tsx'

/** The dialogs of this tale beside its rules and its book of one game. */
export const DIALOGS = {
  settings: settingsDialog(KIT, {
    options: OPTIONS,
    useChoices: useTaleSettings,
    choicesOf: ({ settings, foresight }) => ({
      foresight: { legend: settings.foresight, words: foresight.levels },
      rerolls: { legend: settings.rerolls, words: settings.rerollsOf },
    }),
  }),
  keys: keysDialog(KIT, SHORTCUTS),
  'give-up': GiveUpDialog,
  send: sendDialog(KIT),
}
