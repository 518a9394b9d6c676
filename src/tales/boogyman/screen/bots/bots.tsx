import { type Boogyman, SEATS, type SeatName } from '../../../../engine/boogyman/index.ts'
import { createBots } from '../../../../ui/frames/computers/create-bots.tsx'
import { FolkIcon } from '../../art/index.ts'
import { COMPUTERS, type Computer } from '../../leaders.ts'
import { counsel, type Table, useComputer, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { goingBackOf } from '../table-kit.ts'

/** The computer players at the table: they lead sides. */
export const { useComputers, ComputerTurn, LeadButton } = createBots<Boogyman, SeatName, Computer, Table>({
  useTable,
  useComputer,
  counsel,
  computers: COMPUTERS,
  icons: { cub: 'cub', apprentice: 'apprentice', guardian: 'guardian' },
  turnOf: ({ turn }) => turn,
  roleToAct: ({ onTurn }) => SEATS[onTurn],
  prepare: ({ intent }) => intent.getState().cancel(),
  useIsAsking: (table) => goingBackOf(table).useAskedBack(({ asking }) => asking),
  useWords() {
    const { bots, common } = useMessages()
    return { bots, nameOf: (side) => common.inSentence[side] }
  },
  pictureOf: (side) => <FolkIcon side={side} size={52} selected />,
})
