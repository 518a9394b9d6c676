import { type Boogyman, SEATS, type SeatName } from '../../../../engine/boogyman/index.ts'
import { createBots } from '../../../../ui/frames/bots/create-bots.tsx'
import { FolkIcon } from '../../art/index.ts'
import { BOT_IDS, type BotId } from '../../controllers.ts'
import { type Table, tables } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { goingBackOf } from '../table-kit.ts'

/** The bots at the table. */
export const { useBotTurns, OthersTurn, seats } = createBots<Boogyman, SeatName, BotId, Table>({
  ...tables,
  computers: BOT_IDS,
  icons: { cub: 'cub', apprentice: 'apprentice', guardian: 'guardian' },
  turnOf: ({ turn }) => turn,
  roleToAct: ({ onTurn }) => SEATS[onTurn],
  prepare: ({ intent }) => intent.getState().cancel(),
  useIsAsking: (table) => goingBackOf(table).useUndoConfirm(({ asking }) => asking),
  useWords() {
    const { bots, common } = useMessages()
    return { bots, nameOf: (side) => common.inSentence[side] }
  },
  pictureOf: (side) => <FolkIcon side={side} size={52} selected />,
})
