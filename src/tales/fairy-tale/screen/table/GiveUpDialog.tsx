import { Confirm } from '../../../../ui/page/Confirm.tsx'
import { useHouseWords } from '../../../../ui/text/useHouseWords.ts'
import { useGame, useSuggesting } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Asks whether the table really gives up [R 36]. */
export function GiveUpDialog({ onClose }: { onClose: () => void }) {
  const { settings, common } = useHouseWords()
  const { settings: tale } = useMessages()
  const giveUp = () => {
    // Whoever suggests would only have it refused: nobody can suggest to give up.
    useSuggesting.getState().stop()
    useGame.getState().act({ type: 'give-up' })
    onClose()
  }
  return (
    <Confirm
      open
      title={settings.giveUpTitle}
      text={tale.giveUpText}
      yes={settings.giveUpYes}
      no={common.cancel}
      onYes={giveUp}
      onNo={onClose}
    />
  )
}
