import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Leader } from '../../leaders.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Puts a character into other hands in the middle of the game, and says so aloud. */
export function useLead(): (character: CharacterId, leader: Leader) => void {
  const table = useTable()
  const { bots, common } = useMessages()
  return (character, leader) => {
    table.leaders.getState().lead(character, leader)
    announce(`${bots.leads(bots.names[leader], common.inSentence[character])}.`)
  }
}
