import { announce } from '../../../../ui/page/announce.ts'
import type { Leader } from '../../leaders.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Puts the siege into other hands in the middle of it, and says so aloud. */
export function useLead(): (leader: Leader) => void {
  const table = useTable()
  const { bots } = useMessages()
  return (leader) => {
    table.leaders.getState().lead('besieger', leader)
    announce(`${bots.leads(bots.names[leader])}.`)
  }
}
