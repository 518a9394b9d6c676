import { HintSheet } from '../../../../ui/frames/hints/HintSheet.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { HINTS } from './hints.ts'

/** The hint that was asked for; nothing where none was. */
export function SiegeHint() {
  const { bots, hints } = useMessages()
  const title = { thinker: hints.title.captain, quick: hints.title.page }
  return <HintSheet hints={HINTS} words={{ ...bots, ...hints, title, thinking: hints.thinking }} />
}
