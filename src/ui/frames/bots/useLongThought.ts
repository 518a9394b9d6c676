import type { Thought } from '../../../store/bot-client.ts'
import { useSpokenText } from '../../page/announce.ts'

/** A worker that is asked for an action, and can take long. */
export interface Thinking {
  useThinkingStatus(select: (thought: Thought) => boolean): boolean
  answerNow(): void
}

/** Hook: true if the awaited action takes long. Then `words` are announced once. */
export function useLongThought({ useThinkingStatus }: Thinking, words: string, awaited: boolean): boolean {
  const long = useThinkingStatus((thought) => thought.long) && awaited
  useSpokenText(long ? words : null)
  return long
}
