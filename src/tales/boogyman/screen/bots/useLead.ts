import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Leader } from '../../leaders.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Puts a side into other hands in the middle of the game, and says so aloud. */
export function useLead(): (side: SeatName, leader: Leader) => void {
  const table = useTable()
  const { bots, common } = useMessages()
  return (side, leader) => {
    table.leaders.getState().lead(side, leader)
    announce(`${bots.leads(bots.names[leader], common.inSentence[side])}.`)
  }
}
