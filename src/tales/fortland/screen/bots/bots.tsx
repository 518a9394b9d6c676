import { type Fortland, SEATS, type SeatName } from '../../../../engine/fortland/index.ts'
import { createBots } from '../../../../ui/frames/bots/create-bots.tsx'
import { ArmyIcon } from '../../art/index.ts'
import { BOT_IDS, type BotId } from '../../controllers.ts'
import { type Table, tables } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { goingBackOf } from '../table-kit.ts'
import { turnNumber } from './turn-number.ts'

/** The bots at the table and the countries they may lead. */
export const { useBotTurns, OthersTurn, seats } = createBots<Fortland, SeatName, BotId, Table>({
  ...tables,
  computers: BOT_IDS,
  icons: { cub: 'cub', apprentice: 'apprentice', guardian: 'guardian' },
  turnOf: turnNumber,
  roleToAct: ({ onTurn }) => SEATS[onTurn],
  prepare: ({ intent }) => intent.getState().cancel(),
  useIsAsking: (table) => goingBackOf(table).useUndoConfirm(({ asking }) => asking),
  useWords() {
    const { bots, common } = useMessages()
    return { bots, nameOf: (country) => common.countries[country] }
  },
  pictureOf: (country) => <ArmyIcon country={country} size={64} selected />,
  colourOf: (country) => `var(--${country}-roof)`,
})
