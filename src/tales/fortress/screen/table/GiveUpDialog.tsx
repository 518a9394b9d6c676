import { GivingUp } from '../../../../ui/frames/giving-up/GivingUp.tsx'
import type { DialogProps } from '../../../../ui/tale.ts'
import { useComputer, useGameState, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'

/** Asks whether the siege shall end in defeat, at any time [S 20]. Nobody may give up in the place of a computer player. */
export function GiveUpDialog({ onClose }: DialogProps) {
  const table = useTable()
  const { bots, table: words } = useMessages()
  const { giveUp } = words
  const state = useGameState()
  const computer = useComputer()
  if (!state || state.outcome) return null
  const end = () => {
    table.game.getState().act({ type: 'give-up' })
    onClose()
  }
  return (
    <GivingUp
      title={giveUp.title}
      text={computer ? giveUp.notNow(bots.names[computer]) : giveUp.text}
      isBarred={computer !== null}
      onGiveUp={end}
      onClose={onClose}
    />
  )
}
