import { Question } from '../../../../ui/page/Question.tsx'
import type { DialogProps } from '../../../../ui/tale.ts'
import { useComputer } from '../../computer-now.ts'
import { useGame, useGameState } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Asks whether the siege shall end in defeat, at any time [S 20]. */
export function GiveUpDialog({ onClose }: DialogProps) {
  const { bots, table } = useMessages()
  const { giveUp } = table
  const state = useGameState()
  const computer = useComputer()
  if (!state || state.outcome) return null
  const playOn = { words: giveUp.no, give: onClose }
  if (computer)
    return <Question title={giveUp.title} text={giveUp.notNow(bots.names[computer])} answers={[playOn]} />
  const end = () => {
    useGame.getState().act({ type: 'give-up' })
    onClose()
  }
  return (
    <Question title={giveUp.title} text={giveUp.text} answers={[playOn, { words: giveUp.yes, give: end }]} />
  )
}
