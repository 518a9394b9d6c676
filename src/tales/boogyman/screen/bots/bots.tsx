import { type Boogyman, SEATS, type SeatName } from '../../../../engine/boogyman/index.ts'
import { createBots } from '../../../../ui/frames/bots/create-bots.tsx'
import { FolkIcon } from '../../art/index.ts'
import { BOT_IDS, type BotId } from '../../controllers.ts'
import { type Table, tables } from '../../runtime.ts'
import { MESSAGES, type Messages } from '../../words/messages.ts'
import { goingBackOf } from '../table-kit.ts'

/** The bots at the table. */
const bots = createBots<Boogyman, SeatName, BotId, Table, Messages>({
  ...tables,
  ...MESSAGES,
  goingBackOf,
  computers: BOT_IDS,
  icons: { cub: 'cub', apprentice: 'apprentice', guardian: 'guardian' },
  roleToAct: ({ onTurn }) => SEATS[onTurn],
  prepare: ({ intent }) => intent.getState().cancel(),
  nameOf: ({ common }, side) => common.inSentence[side],
  pictureOf: (side) => <FolkIcon side={side} size={52} selected />,
})

export const { useBotTurns, OthersTurn, LedBy, seats } = bots
