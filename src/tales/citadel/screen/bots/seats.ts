import { oncePer } from '../../../../engine/kernel/index.ts'
import { seatPassing } from '../../../../ui/frames/computers/seat-passing.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { HOTSEAT } from '../../hotseat.ts'
import type { Table } from '../../table.ts'
import { messagesNow } from '../../words/messages.ts'

/** How an Order passes into other hands in the middle of the game. */
export const seatPassingOf = oncePer((table: Table) =>
  seatPassing({
    useGame: table.game,
    useLeaders: table.leaders,
    hotseat: HOTSEAT,
    say(order, leader) {
      const { bots, common } = messagesNow()
      announce(`${bots.leads(bots.names[leader], common.orders[order])}.`)
    },
  }),
)
