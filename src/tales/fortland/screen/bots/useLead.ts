import type { SeatName } from '../../../../engine/fortland/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Leader } from '../../leaders.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Puts a country into other hands in the middle of the game, and says so aloud. */
export function useLead(): (country: SeatName, leader: Leader) => void {
  const table = useTable()
  const { bots, common } = useMessages()
  return (country, leader) => {
    table.leaders.getState().lead(country, leader)
    announce(`${bots.leads(bots.names[leader], common.countries[country])}.`)
  }
}
