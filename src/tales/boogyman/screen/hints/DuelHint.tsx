import { HintSheet } from '../../../../ui/frames/hints/HintSheet.tsx'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { hintsOf } from './hints.ts'

/** The hint that was asked for; nothing where none was. */
export function DuelHint() {
  const table = useTable()
  const { bots, hints } = useMessages()
  const title = { thinker: hints.title.guardian, quick: hints.title.apprentice }
  return <HintSheet hints={hintsOf(table)} words={{ ...bots, ...hints, title, thinking: hints.thinking }} />
}
