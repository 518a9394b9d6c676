import { keysDialog } from '../../../ui/frames/keys/TaleKeys.tsx'
import { giveUpDialog, sendDialog, settingsDialog } from '../../../ui/frames/table/tale-dialogs.tsx'
import { OPTIONS, useTaleSettings } from '../settings.ts'
import { useComputer } from '../table.ts'
import { KIT } from './kit.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The dialogs of this tale beside its rules. */
export const DIALOGS = {
  settings: settingsDialog(KIT, {
    options: OPTIONS,
    useChoices: useTaleSettings,
    aboutOf: ({ settings }) => settings.about,
    choicesOf: ({ settings }) => ({
      foresight: { legend: settings.foresight, words: settings.foresightOf },
    }),
  }),
  keys: keysDialog(KIT, SHORTCUTS),
  // It asks whether the siege shall end in defeat, at any time [S 20].
  'give-up': giveUpDialog(KIT, {
    action: { type: 'give-up' },
    useComputer,
    titleOf: ({ table }) => table.giveUp.title,
    notNow: ({ table, bots }, computer) => table.giveUp.notNow(bots.names[computer]),
    ask: ({ table }) => ({ text: table.giveUp.text }),
  }),
  send: sendDialog(KIT),
}
