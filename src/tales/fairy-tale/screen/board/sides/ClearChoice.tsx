import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { useSpokenText } from '../../../../../ui/page/announce.ts'
import { useMessages } from '../../../words/messages.ts'
import { question } from './question.ts'

/** Which tile is to be cleared is asked aloud, and below the board in print; the tiles themselves are the answers. */
export function ClearChoice({ state }: { state: State }) {
  useSpokenText(question(useMessages(), state))
  return null
}
