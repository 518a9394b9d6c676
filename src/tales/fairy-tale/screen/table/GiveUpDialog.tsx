import { Confirm } from '../../../../ui/page/Confirm.tsx'
import { useHouseWords } from '../../../../ui/text/house.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'

/** Asks whether the table really gives up [R 36]. */
export function GiveUpDialog({ onClose }: { onClose: () => void }) {
  const table = useTable()
  const { settings, common } = useHouseWords()
  const { settings: tale } = useMessages()
  const giveUp = () => {
    // Whoever suggests would only have it refused: nobody can suggest to give up.
    table.suggesting.getState().stop()
    table.game.getState().act({ type: 'give-up' })
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
