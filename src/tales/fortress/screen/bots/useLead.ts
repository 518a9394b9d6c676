import { announce } from '../../../../ui/page/announce.ts'
import { type Leader, useLeaders } from '../../leaders.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Puts the siege into other hands in the middle of it, and says so aloud. */
export function useLead(): (leader: Leader) => void {
  const { bots } = useMessages()
  return (leader) => {
    useLeaders.getState().lead('besieger', leader)
    announce(`${bots.leads(bots.names[leader])}.`)
  }
}
