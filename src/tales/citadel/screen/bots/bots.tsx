import type { Citadel, Order } from '../../../../engine/citadel/index.ts'
import { createBots } from '../../../../ui/frames/bots/create-bots.tsx'
import { KnightPiece } from '../../art/index.ts'
import { shieldColour } from '../../art/orders-markup.ts'
import { BOT_IDS, type BotId } from '../../controllers.ts'
import { seatAsked } from '../../hotseat.ts'
import { type Table, tables } from '../../runtime.ts'
import { MESSAGES, type Messages } from '../../words/messages.ts'
import { orderOf } from '../state/order-names.ts'
import { goingBackOf } from '../table-kit.ts'
import { seatPassingOf } from './pass-seat.ts'

/** The bots at the table, which control Orders. */
const bots = createBots<Citadel, Order, BotId, Table, Messages>({
  ...tables,
  ...MESSAGES,
  computers: BOT_IDS,
  icons: { page: 'cub', knight: 'apprentice', 'grand-master': 'guardian' },
  roleToAct: (state) => orderOf(seatAsked(state) ?? state.onTurn),
  prepare: ({ intent }) => intent.getState().cancel(),
  goingBackOf,
  useIsAsking(table) {
    const isAskedBack = goingBackOf(table).useUndoConfirm(({ asking }) => asking)
    const isAskedSeat = seatPassingOf(table).useAsked(({ asked }) => asked !== null)
    return isAskedBack || isAskedSeat
  },
  nameOf: ({ common }, order) => common.orders[order],
  pictureOf: (order) => <KnightPiece order={order} size={64} />,
  colourOf: shieldColour,
  makesRoom: true,
  lead: (table, order, leader) => seatPassingOf(table).request(order, leader),
})

export const { useBotTurns, OthersTurn, LedBy, seats } = bots
