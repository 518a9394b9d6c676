import { keyOf } from '../../../../ui/input/key-press.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { tableCommands } from '../../../../ui/keys/table-commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { aimedAt, firstTileIn } from '../../intent/in-hand.ts'
import { selectState, useGame, useIntent, usePlayback } from '../../table.ts'
import { isHandsOff } from '../../watching.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { wishFocus } from '../now/focus-wish.ts'
import { NOTICES } from '../now/notice.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { pressSeal, switchHere, takeUpDeed, takeUpNext } from './commands.ts'
import { describeTable } from './describe-table.ts'
import { canPlayAgain } from './play-again.ts'
import { redoAndSay, takeBack } from './taking-back.ts'

const KEYS = tableCommands({
  useGame,
  usePlayback,
  useIntent,
  isHandsOff,
  canShowAgain: canPlayAgain,
  notices: NOTICES,
})

/** Does something where the character on turn stands, if anything can be done with this key there. */
const orNotHere = (command: () => boolean) =>
  KEYS.onTurn(() => {
    if (!command()) KEYS.tellNotHere()
  })

/** Keys of the board turn the selection (`useIntentKeys`). The table handles the same keys only if nothing can be turned. */
const tellNothingToTurn = KEYS.onTurn(() => KEYS.say((m) => m.table.takeTileFirst))

/** What keys of the table do, besides taking a tile in hand and doing what is aimed. */
const COMMANDS: TableKeys<Messages> = [
  [SHORTCUTS.turn, tellNothingToTurn],
  [SHORTCUTS['turn-back'], tellNothingToTurn],
  [SHORTCUTS.seal, KEYS.onTurn(pressSeal)],
  [SHORTCUTS.undo, KEYS.atTable(takeBack)],
  [SHORTCUTS.redo, KEYS.atTable(redoAndSay)],
  [SHORTCUTS.wield, orNotHere(takeUpNext)],
  [SHORTCUTS.pour, orNotHere(() => takeUpDeed('pour'))],
  [SHORTCUTS.order, orNotHere(() => takeUpDeed('recruit', 'march'))],
  [SHORTCUTS.cast, orNotHere(() => takeUpDeed('cast'))],
  [SHORTCUTS.switch, orNotHere(switchHere)],
  [SHORTCUTS.describe, () => void describeTable()],
  [SHORTCUTS.pause, KEYS.pause],
  [SHORTCUTS.step, KEYS.step],
  [SHORTCUTS.skip, KEYS.skip],
  [SHORTCUTS.again, KEYS.again],
]

const takeInTurn = KEYS.onTurn(take)

/** Keys of the table, for any focus. */
export function useTableKeys(): void {
  const confirm = useIntent((intent) => intent.confirm)
  useKeys('table', [
    { shortcut: SHORTCUTS.take, run: (event) => takeInTurn(Number(keyOf(event)) - 1) },
    {
      shortcut: SHORTCUTS.confirm,
      enabled: ({ target }) => !isPressable(target) && aimedAt(useIntent.getState().inHand) !== null,
      run: () => void confirm(),
    },
  ])
  useKeysOfTable(COMMANDS, useMessages())
}

function take(index: number): void {
  const state = selectState(useGame.getState())
  const { inHand, hold, choose } = useIntent.getState()
  if (!state) return
  if (state.opening) hold(firstTileIn(inHand) === index ? null : index)
  else {
    choose(index)
    if (!state.market[index]) return
  }
  // A tile that a key takes in hand is laid by keys: the focus goes to the forest, to the place last visited.
  wishFocus({ kind: 'board' })
}

/** Whether Enter presses what has the focus. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null
