import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { useLeaders } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'

/** The computer player that leads a character, by name; null where a person does. */
export function useComputerName(character: CharacterId | undefined): string | null {
  const { bots } = useMessages()
  const leader = useLeaders(({ table }) => (character ? leaderOf(table, character) : 'person'))
  return leader === 'person' ? null : bots.plain[leader]
}
