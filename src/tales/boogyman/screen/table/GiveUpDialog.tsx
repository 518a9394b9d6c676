import { enemyOf, SEATS } from '../../../../engine/boogyman/index.ts'
import { Confirm } from '../../../../ui/page/Confirm.tsx'
import { Dialog } from '../../../../ui/page/Dialog.tsx'
import { useHouseWords } from '../../../../ui/text/useHouseWords.ts'
import { useComputer } from '../../computer-now.ts'
import { useLeaders } from '../../leaders.ts'
import { personsOf } from '../../seating.ts'
import { useGame, useGameState } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Asks whether the side on turn really gives up: it has lost then [B 18]. A person gives up in a turn of their own. */
export function GiveUpDialog({ onClose }: { onClose: () => void }) {
  const house = useHouseWords()
  const { common, settings } = useMessages()
  const state = useGameState()
  const computer = useComputer()
  const watched = useLeaders(({ table }) => personsOf(table).length === 0)
  if (!state) return null
  if (computer && !watched) {
    return (
      <Dialog title={house.settings.giveUpTitle} onClose={onClose}>
        <p>{settings.giveUpWait}</p>
      </Dialog>
    )
  }
  const loser = common.inSentence[SEATS[state.onTurn]]
  const winner = common.inSentence[SEATS[enemyOf(state.onTurn)]]
  const giveUp = () => {
    useGame.getState().act({ type: 'give-up' })
    onClose()
  }
  return (
    <Confirm
      open
      title={house.settings.giveUpTitle}
      text={settings.giveUpText(loser, winner)}
      yes={house.settings.giveUpYes}
      no={house.common.cancel}
      onYes={giveUp}
      onNo={onClose}
    />
  )
}
