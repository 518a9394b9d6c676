import type { Citadel, Order } from '../../../../engine/citadel/index.ts'
import { createBots } from '../../../../ui/frames/computers/create-bots.tsx'
import { KnightPiece } from '../../art/index.ts'
import { seatAsked } from '../../hotseat.ts'
import { COMPUTERS, type Computer } from '../../leaders.ts'
import { counsel, type Table, useComputer, useTable } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { useMessages } from '../../words/messages.ts'
import { orderOf } from '../now/names.ts'
import { goingBackOf } from '../table-kit.ts'
import { seatPassingOf } from './seats.ts'

/** The computer players at the table: they lead Orders. */
export const { useComputers, ComputerTurn, LeadButton } = createBots<Citadel, Order, Computer, Table>({
  useTable,
  useComputer,
  counsel,
  computers: COMPUTERS,
  icons: { page: 'cub', knight: 'apprentice', 'grand-master': 'guardian' },
  turnOf: turnNumber,
  roleToAct: (state) => orderOf(seatAsked(state) ?? state.onTurn),
  prepare: ({ intent }) => intent.getState().cancel(),
  useIsAsking(table) {
    const isAskedBack = goingBackOf(table).useAskedBack(({ asking }) => asking)
    const isAskedSeat = seatPassingOf(table).useAsked(({ asked }) => asked !== null)
    return isAskedBack || isAskedSeat
  },
  useWords() {
    const { bots, common } = useMessages()
    return { bots, nameOf: (order) => common.orders[order] }
  },
  pictureOf: (order) => <KnightPiece order={order} size={64} />,
  makesRoom: true,
  lead: (table, order, leader) => seatPassingOf(table).request(order, leader),
})
