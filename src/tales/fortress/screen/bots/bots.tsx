import type { Fortress } from '../../../../engine/fortress/index.ts'
import { createBots } from '../../../../ui/frames/computers/create-bots.tsx'
import { COMPUTERS, type Computer, type Role } from '../../leaders.ts'
import { counsel, type Table, useComputer, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { useReal } from '../now/at-table.ts'
import { goingBackOf } from '../table-kit.ts'

const bots = createBots<Fortress, Role, Computer, Table>({
  useTable,
  useComputer,
  counsel,
  computers: COMPUTERS,
  icons: { page: 'apprentice', captain: 'guardian' },
  icon: 'apprentice',
  turnOf: ({ turn }) => turn,
  roleToAct: () => 'besieger',
  prepare: ({ aim }) => aim.getState().putAway(),
  useIsAsking: (table) => goingBackOf(table).useAskedBack(({ asking }) => asking),
  useWords() {
    const { bots, common } = useMessages()
    return { bots, nameOf: (role) => common.inSentence[role] }
  },
})

/** The computer players at the table: they show how it is done. */
export const { useComputers, ComputerTurn } = bots

/** Lets a computer player show how it is done, or takes the siege over again. */
export const LeadButton = () => (useReal().outcome ? null : <bots.LeadButton seat="besieger" />)
