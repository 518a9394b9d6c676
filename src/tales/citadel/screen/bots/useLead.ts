import type { Order } from '../../../../engine/citadel/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { type Leader, useLeaders } from '../../leaders.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Puts an Order into other hands in the middle of the game, and says so aloud. */
export function useLead(): (order: Order, leader: Leader) => void {
  const { bots, common } = useMessages()
  return (order, leader) => {
    useLeaders.getState().lead(order, leader)
    announce(`${bots.leads(bots.names[leader], common.orders[order])}.`)
  }
}
