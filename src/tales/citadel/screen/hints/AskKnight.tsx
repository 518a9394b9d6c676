import { HintButton } from '../../../../ui/frames/hints/HintButton.tsx'
import { seatAsked } from '../../hotseat.ts'
import { useHandsOff, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { useRealSeen, useView } from '../now/at-table.ts'
import { hintsOf } from './hints.ts'

/** Asks what somebody wiser would do now. */
export function AskKnight({ size }: { size: number }) {
  const table = useTable()
  const { by } = useView()
  const real = useRealSeen()
  const handsOff = useHandsOff()
  return (
    <HintButton
      name={useMessages().hints.ask}
      icon="guardian"
      size={size}
      barred={handsOff || by === null || by !== seatAsked(real)}
      onAsk={hintsOf(table).ask}
    />
  )
}
