import type { Fortress } from '../../../../engine/fortress/index.ts'
import { createBots } from '../../../../ui/frames/bots/create-bots.tsx'
import { BOT_IDS, type BotId, type Role } from '../../controllers.ts'
import { type Table, tables } from '../../runtime.ts'
import { MESSAGES, type Messages } from '../../words/messages.ts'
import { goingBackOf } from '../table-kit.ts'

/** The bots at the table, for demonstration. */
export const { useBotTurns, OthersTurn, seats } = createBots<Fortress, Role, BotId, Table, Messages>({
  ...tables,
  ...MESSAGES,
  goingBackOf,
  computers: BOT_IDS,
  icons: { page: 'apprentice', captain: 'guardian' },
  roleToAct: () => 'besieger',
  prepare: ({ aim }) => aim.getState().putAway(),
  nameOf: ({ common }, role) => common.inSentence[role],
  playerOf: ({ common }, role) => common.role[role],
})
