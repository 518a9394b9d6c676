import { HintButton } from '../../../../ui/frames/hints/HintButton.tsx'
import { useHandsOff } from '../../computer-now.ts'
import { useMessages } from '../../words/useMessages.ts'
import { HINTS } from './hints.ts'

/** Asks the Captain what he would do now. */
export const AskCaptain = ({ size }: { size: number }) => (
  <HintButton
    name={useMessages().table.hint}
    icon="guardian"
    size={size}
    barred={useHandsOff()}
    onAsk={HINTS.ask}
  />
)
