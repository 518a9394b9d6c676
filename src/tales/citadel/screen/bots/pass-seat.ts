import { memoizeByObject } from '../../../../engine/kernel/index.ts'
import { seatPassing } from '../../../../ui/frames/bots/asked-seat.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { HOTSEAT } from '../../hotseat.ts'
import type { Table } from '../../runtime.ts'
import { messagesNow } from '../../words/messages.ts'

/** Changes the controller of an Order during the game. */
export const seatPassingOf = memoizeByObject((table: Table) =>
  seatPassing({
    useGame: table.game,
    useControllers: table.leaders,
    hotseat: HOTSEAT,
    say(order, leader) {
      const { bots, common } = messagesNow()
      announce(`${bots.leads(bots.names[leader], common.orders[order])}.`)
    },
  }),
)
