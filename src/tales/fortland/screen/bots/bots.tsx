import { type Fortland, SEATS, type SeatName } from '../../../../engine/fortland/index.ts'
import { createBots } from '../../../../ui/frames/bots/create-bots.tsx'
import { ArmyIcon } from '../../art/index.ts'
import { BOT_IDS, type BotId } from '../../controllers.ts'
import { type Table, tables } from '../../runtime.ts'
import { MESSAGES, type Messages } from '../../words/messages.ts'
import { goingBackOf } from '../table-kit.ts'

/** The bots at the table and the countries they may lead. */
const bots = createBots<Fortland, SeatName, BotId, Table, Messages>({
  ...tables,
  ...MESSAGES,
  goingBackOf,
  computers: BOT_IDS,
  icons: { cub: 'cub', apprentice: 'apprentice', guardian: 'guardian' },
  roleToAct: ({ onTurn }) => SEATS[onTurn],
  prepare: ({ intent }) => intent.getState().cancel(),
  nameOf: ({ common }, country) => common.countries[country],
  pictureOf: (country) => <ArmyIcon country={country} size={64} selected />,
  colourOf: (country) => `var(--${country}-roof)`,
})

export const { useBotTurns, OthersTurn, LedBy, seats } = bots
