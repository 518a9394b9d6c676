import type { Fortress } from '../../../../engine/fortress/index.ts'
import { createBots } from '../../../../ui/frames/bots/create-bots.tsx'
import { BOT_IDS, type BotId, type Role } from '../../controllers.ts'
import { type Table, tables } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { goingBackOf } from '../table-kit.ts'

/** The bots at the table, for demonstration. */
export const { useBotTurns, OthersTurn, seats } = createBots<Fortress, Role, BotId, Table>({
  ...tables,
  computers: BOT_IDS,
  icons: { page: 'apprentice', captain: 'guardian' },
  turnOf: ({ turn }) => turn,
  roleToAct: () => 'besieger',
  prepare: ({ aim }) => aim.getState().putAway(),
  useIsAsking: (table) => goingBackOf(table).useUndoConfirm(({ asking }) => asking),
  useWords() {
    const { bots, common } = useMessages()
    return { bots, nameOf: (role) => common.inSentence[role], playerOf: (role) => common.role[role] }
  },
})
