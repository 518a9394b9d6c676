import { taleDialogs } from '../../../ui/frames/table/tale-dialogs.tsx'
import { useBotToAct } from '../runtime.ts'
import { OPTIONS, useTaleSettings } from '../settings.ts'
import { seats } from './bots/bots.tsx'
import { KIT } from './kit.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The dialogs of this game, apart from its rules. */
export const DIALOGS = taleDialogs(
  { ...KIT, seats },
  {
    settings: { options: OPTIONS, useChoices: useTaleSettings },
    shortcuts: SHORTCUTS,
    // Asks whether to concede the siege, at any time [S 20].
    giveUp: {
      action: { type: 'give-up' },
      useBotToAct,
      ask: ({ giveUp }) => ({ text: giveUp.text }),
    },
  },
)
