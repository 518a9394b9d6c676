import { HintButton } from '../../../../ui/frames/hints/HintButton.tsx'
import { useHandsOff, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { hintsOf } from './hints.ts'

/** Asks the guardian what it would do now. */
export const AskGuardian = ({ size }: { size: number }) => {
  const table = useTable()
  return (
    <HintButton
      name={useMessages().table.hint}
      icon="guardian"
      size={size}
      barred={useHandsOff()}
      onAsk={hintsOf(table).ask}
    />
  )
}
