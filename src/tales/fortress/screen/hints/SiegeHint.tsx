import { HintSheet } from '../../../../ui/frames/hints/HintSheet.tsx'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { hintsOf } from './hints.ts'

/** The hint that was asked for; nothing where none was. */
export function SiegeHint() {
  const table = useTable()
  const { bots, hints } = useMessages()
  const title = { thinker: hints.title.captain, quick: hints.title.page }
  return <HintSheet hints={hintsOf(table)} words={{ ...bots, ...hints, title, thinking: hints.thinking }} />
}
