import { taleDialogs } from '../../../ui/frames/table/tale-dialogs.tsx'
import { OPTIONS, useTaleSettings } from '../settings.ts'
import { useComputer } from '../table.ts'
import { KIT } from './kit.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The dialogs of this tale beside its rules. */
export const DIALOGS = taleDialogs(KIT, {
  settings: { options: OPTIONS, useChoices: useTaleSettings },
  shortcuts: SHORTCUTS,
  // It asks whether the siege shall end in defeat, at any time [S 20].
  giveUp: {
    action: { type: 'give-up' },
    useComputer,
    ask: ({ giveUp }) => ({ text: giveUp.text }),
  },
})
