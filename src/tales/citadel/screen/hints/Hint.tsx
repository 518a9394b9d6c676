import { HintSheet } from '../../../../ui/frames/hints/HintSheet.tsx'
import { seatAsked } from '../../hotseat.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { useView } from '../now/at-table.ts'
import { hintsOf } from './hints.ts'

/** The hint that was asked for; nothing where none was, or where the hand that it speaks of is turned away. */
export function Hint() {
  const table = useTable()
  const { bots, hints } = useMessages()
  const { by } = useView()
  const { state } = hintsOf(table).useHint()
  if (!state || seatAsked(state) !== by) return null
  const title = { thinker: hints.title.grandMaster, quick: hints.title.knight }
  return <HintSheet hints={hintsOf(table)} words={{ ...bots, ...hints, title, thinking: hints.thinking }} />
}
