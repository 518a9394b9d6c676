import type { SeatName } from '../../../../engine/fortland/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { type Leader, useLeaders } from '../../leaders.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Puts a country into other hands in the middle of the game, and says so aloud. */
export function useLead(): (country: SeatName, leader: Leader) => void {
  const { bots, common } = useMessages()
  return (country, leader) => {
    useLeaders.getState().lead(country, leader)
    announce(`${bots.leads(bots.names[leader], common.countries[country])}.`)
  }
}
