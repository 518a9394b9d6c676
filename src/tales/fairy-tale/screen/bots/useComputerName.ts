import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { controllerOf } from '../../../../store/controllers-store.ts'
import { useControllers } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'

/** Returns the name of the bot that plays a character; null if a person does. */
export function useComputerName(character: CharacterId | undefined): string | null {
  const { bots } = useMessages()
  const leader = useControllers(({ table }) => (character ? controllerOf(table, character) : 'person'))
  return leader === 'person' ? null : bots.plain[leader]
}
