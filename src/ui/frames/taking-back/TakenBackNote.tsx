import type { TakenBack } from '../../../engine/kernel/index.ts'
import { useFrameWords } from '../../text/frames.ts'

/** On the last page: how often the table agreed to go back; nothing where it never did. */
export function TakenBackNote({ takenBack = [] }: { takenBack?: readonly TakenBack[] | undefined }) {
  const words = useFrameWords()
  return takenBack.length > 0 && <p>{words.takingBack.told(takenBack.length)}</p>
}
