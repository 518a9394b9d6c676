import { phaseOf } from '../../../../engine/fortress/index.ts'
import { pauseOrGoOn } from '../../../../playback/commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { isHandsOff } from '../../computer-now.ts'
import { selectState, useAim, useGame, usePlayback } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { cardSpoken, oddsSpoken, whySpoken } from '../foresight/spoken.ts'
import { HINTS } from '../hints/hints.ts'
import { act } from '../now/act.ts'
import { endTurn } from '../now/end-turn.ts'
import { BACK } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** What keys of the table do, besides walking along its rows. */
const COMMANDS: TableKeys<Messages> = [
  [SHORTCUTS.fight, () => act({ type: 'fight' })],
  [SHORTCUTS.end, endOrStorm],
  [SHORTCUTS.back, BACK.undoOrSay],
  [SHORTCUTS.undo, BACK.undoOrSay],
  [SHORTCUTS.redo, BACK.redoAndSay],
  [SHORTCUTS['put-back'], () => useAim.getState().putAway()],
  [SHORTCUTS.pause, () => pauseOrGoOn(usePlayback)],
  [SHORTCUTS.skip, () => usePlayback.getState().skip()],
  [SHORTCUTS.again, playAgain],
  [SHORTCUTS.hint, HINTS.ask],
  [SHORTCUTS.why, (m) => tell(whySpoken(m))],
  [SHORTCUTS.odds, (m) => tell(oddsSpoken(m))],
  [SHORTCUTS.about, readCard],
]

/** Keys of the table, wherever the focus is. */
export const useTableKeys = (): void => useKeysOfTable(COMMANDS, useMessages())

function endOrStorm(): void {
  const state = selectState(useGame.getState())
  if (!state) return
  if (phaseOf(state) === 'assault') act({ type: 'assault' })
  else endTurn()
}

/** Says something, and holds what it is about, so that it stays in sight. */
function tell(words: string): void {
  const { aimed, hold } = useAim.getState()
  if (aimed) hold(aimed)
  if (words) announce(words)
}

/** Says what is printed on the card of what is aimed, and shows it; pressed again, it is put away. */
function readCard(m: Messages): void {
  useAim.getState().read()
  if (useAim.getState().reading || !useAim.getState().aimed) announce(cardSpoken(m))
}

/** Plays the last turn again, unless something is shown already or a computer player is about to act. */
function playAgain(): void {
  if (useGame.getState().session && !usePlayback.getState().playing && !isHandsOff())
    usePlayback.getState().again()
}
