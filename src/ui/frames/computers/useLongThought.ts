import type { Thought } from '../../../store/counsel.ts'
import { useSpokenText } from '../../page/announce.ts'

/** Whoever is asked what to do, and may think long about it. */
export interface Thinking {
  useThought(select: (thought: Thought) => boolean): boolean
  waitNoLonger(): void
}

/** Whether somebody has been thinking long about what is awaited; that is said once, in these words, when it is so. */
export function useLongThought({ useThought }: Thinking, words: string, awaited: boolean): boolean {
  const long = useThought((thought) => thought.long) && awaited
  useSpokenText(long ? words : null)
  return long
}
