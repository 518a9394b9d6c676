import { useGame } from '../../store/game.ts'
import { Confirm } from '../app/Confirm.tsx'
import { useMessages } from '../text/useMessages.ts'

/** Asks whether the table really gives up [R 36]. */
export function GiveUpDialog({ onClose }: { onClose: () => void }) {
  const { settings, cancel } = useMessages().common
  const giveUp = () => {
    useGame.getState().act({ type: 'give-up' })
    onClose()
  }
  return (
    <Confirm
      open
      title={settings.giveUpTitle}
      text={settings.giveUpText}
      yes={settings.giveUpYes}
      no={cancel}
      onYes={giveUp}
      onNo={onClose}
    />
  )
}
