import { useEffect } from 'react'
import { keyOf } from '../../../../ui/input/key-press.ts'
import type { Shortcut } from '../../../../ui/input/shortcuts.ts'
import { asksFor, isForTable } from '../../../../ui/keys/heard.ts'
import { tableCommands } from '../../../../ui/keys/table-commands.ts'
import { aimedAt, canTurn, firstTileIn } from '../../intent/in-hand.ts'
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

/** What is in hand is turned by keys of its own (`useIntentKeys`); the table answers only where nothing can be turned. */
const tellNothingToTurn = KEYS.onTurn(() => KEYS.say((m) => m.table.takeTileFirst))

function canTurnNow(): boolean {
  const state = selectState(useGame.getState())
  return state !== null && canTurn(state, useIntent.getState().inHand)
}

/** What keys of the table do, besides taking a tile in hand and doing what is aimed. */
const COMMANDS: readonly (readonly [Shortcut, (m: Messages) => void])[] = [
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

/** Keys of the table, wherever the focus is. Never while somebody types, and never in a dialog. */
export function useTableKeys(): void {
  const m = useMessages()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForTable(event) || !handle(m, event)) return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [m])
}

/** Does what a key asks for; answers whether it asked for anything. */
function handle(m: Messages, event: KeyboardEvent): boolean {
  if (asksFor(event, SHORTCUTS.take)) {
    KEYS.onTurn(take)(Number(keyOf(event)) - 1)
    return true
  }
  if (asksFor(event, SHORTCUTS.turn) || asksFor(event, SHORTCUTS['turn-back'])) {
    if (canTurnNow()) return false
    tellNothingToTurn()
    return true
  }
  if (asksFor(event, SHORTCUTS.confirm)) return !isPressable(event.target) && place()
  const asked = COMMANDS.find(([shortcut]) => asksFor(event, shortcut))
  asked?.[1](m)
  return asked !== undefined
}

function take(index: number): boolean {
  const state = selectState(useGame.getState())
  const { inHand, hold, choose } = useIntent.getState()
  if (!state) return false
  if (state.opening) hold(firstTileIn(inHand) === index ? null : index)
  else {
    choose(index)
    if (!state.market[index]) return true
  }
  // A tile that a key takes in hand is laid by keys: the focus goes to the forest, to the place last visited.
  wishFocus({ kind: 'board' })
  return true
}

function place(): boolean {
  const intent = useIntent.getState()
  if (aimedAt(intent.inHand) === null) return false
  intent.confirm()
  return true
}

/** Whether Enter presses what has the focus. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null
