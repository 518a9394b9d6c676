import { keysDialog } from '../../../ui/frames/keys/TaleKeys.tsx'
import { giveUpDialog, sendDialog, settingsDialog } from '../../../ui/frames/table/tale-dialogs.tsx'
import { OPTIONS, useTaleSettings } from '../settings.ts'
import { KIT } from './kit.ts'
import { SHORTCUTS } from './shortcuts.ts'

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
  // Asks all players of the table to give up [R 36].
  'give-up': giveUpDialog(KIT, {
    action: { type: 'give-up' },
    ask: ({ giveUp }) => ({ text: giveUp.text }),
    // Whoever suggests would only have it refused: nobody can suggest to give up.
    prepare: ({ suggesting }) => suggesting.getState().stop(),
  }),
  send: sendDialog(KIT),
}
