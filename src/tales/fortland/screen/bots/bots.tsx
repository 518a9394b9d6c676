import { type Fortland, SEATS, type SeatName } from '../../../../engine/fortland/index.ts'
import { createBots } from '../../../../ui/frames/computers/create-bots.tsx'
import { ArmyIcon } from '../../art/index.ts'
import { COMPUTERS, type Computer } from '../../leaders.ts'
import { counsel, type Table, useComputer, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { goingBackOf } from '../table-kit.ts'
import { turnNumber } from './turn-number.ts'

/** The computer players at the table: they lead countries. */
export const { useComputers, ComputerTurn, LeadButton } = createBots<Fortland, SeatName, Computer, Table>({
  useTable,
  useComputer,
  counsel,
  computers: COMPUTERS,
  icons: { cub: 'cub', apprentice: 'apprentice', guardian: 'guardian' },
  turnOf: turnNumber,
  roleToAct: ({ onTurn }) => SEATS[onTurn],
  prepare: ({ intent }) => intent.getState().cancel(),
  useIsAsking: (table) => goingBackOf(table).useAskedBack(({ asking }) => asking),
  useWords() {
    const { bots, common } = useMessages()
    return { bots, nameOf: (country) => common.countries[country] }
  },
  pictureOf: (country) => <ArmyIcon country={country} size={64} selected />,
})
