import { oncePer } from '../../../../engine/kernel/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { keyOf } from '../../../../ui/input/key-press.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { tableCommands } from '../../../../ui/keys/table-commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { aimedAt, firstTileIn } from '../../intent/in-hand.ts'
import { type Table, useIntent, useTable } from '../../table.ts'
import { isHandsOff } from '../../watching.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { focusBoard } from '../now/focus-target.ts'
import { noticesOf } from '../now/notice.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { pressSeal, switchHere, takeUpDeed, takeUpNext } from './commands.ts'
import { describeTable } from './describe-table.ts'
import { canPlayAgain } from './play-again.ts'
import { redoAndSay, takeBack } from './taking-back.ts'

/** What keys of a table do, and how a tile is taken in hand by its number. */
const keysOf = oncePer((table: Table) => {
  const keys = tableCommands({
    useGame: table.game,
    usePlayback: table.playback,
    useIntent: table.intent,
    isHandsOff: () => isHandsOff(table),
    canShowAgain: canPlayAgain,
    notices: noticesOf(table),
  })
  /** Does something where the character on turn stands, if anything can be done with this key there. */
  const orNotHere = (command: (table: Table) => boolean) =>
    keys.onTurn(() => {
      if (!command(table)) keys.tellNotHere()
    })
  /** Keys of the board turn the selection (`useIntentKeys`). The table handles the same keys only if nothing can be turned. */
  const tellNothingToTurn = keys.onTurn(() => keys.say((m) => m.table.takeTileFirst))
  const commands: TableKeys<Messages> = [
    [SHORTCUTS.turn, tellNothingToTurn],
    [SHORTCUTS['turn-back'], tellNothingToTurn],
    [SHORTCUTS.seal, keys.onTurn(() => pressSeal(table))],
    [SHORTCUTS.undo, keys.atTable((m: Messages) => takeBack(table, m))],
    [SHORTCUTS.redo, keys.atTable((m: Messages) => redoAndSay(table, m))],
    [SHORTCUTS.wield, orNotHere(() => takeUpNext(table))],
    [SHORTCUTS.pour, orNotHere(() => takeUpDeed(table, 'pour'))],
    [SHORTCUTS.order, orNotHere(() => takeUpDeed(table, 'recruit', 'march'))],
    [SHORTCUTS.cast, orNotHere(() => takeUpDeed(table, 'cast'))],
    [SHORTCUTS.switch, orNotHere(() => switchHere(table))],
    [SHORTCUTS.describe, () => void describeTable(table)],
    [SHORTCUTS.pause, keys.pause],
    [SHORTCUTS.step, keys.step],
    [SHORTCUTS.skip, keys.skip],
    [SHORTCUTS.again, keys.again],
  ]
  return { commands, take: keys.onTurn((index: number) => take(table, index)) }
})

/** Keys of the table, for any focus. */
export function useTableKeys(): void {
  const table = useTable()
  const confirm = useIntent((intent) => intent.confirm)
  useKeys('table', [
    { shortcut: SHORTCUTS.take, run: (event) => keysOf(table).take(Number(keyOf(event)) - 1) },
    {
      shortcut: SHORTCUTS.confirm,
      enabled: ({ target }) => !isPressable(target) && aimedAt(table.intent.getState().inHand) !== null,
      run: () => void confirm(),
    },
  ])
  useKeysOfTable(keysOf(table).commands, useMessages())
}

function take(table: Table, index: number): void {
  const state = selectState(table.game.getState())
  const { inHand, hold, choose } = table.intent.getState()
  if (!state) return
  if (state.opening) hold(firstTileIn(inHand) === index ? null : index)
  else {
    choose(index)
    if (!state.market[index]) return
  }
  // A tile that a key takes in hand is laid by keys: the focus goes to the forest, to the place last visited.
  focusBoard()
}

/** Whether Enter presses what has the focus. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null
