import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { canTurn, isIdle } from '../../intent/in-hand.ts'
import { type Table, useIntent, useTable } from '../../table.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { noticesOf } from '../table-kit.ts'

/** Wherever the focus is: R turns what is in hand, Escape puts back what is in hand. */
export function useIntentKeys(state: State): void {
  const table = useTable()
  const turns = () => canTurn(state, table.intent.getState().inHand)
  const rotate = useIntent((intent) => intent.rotate)
  useKeys('board', [
    {
      shortcut: SHORTCUTS['put-back'],
      enabled: () => !isIdle(table.intent.getState()),
      run: () => putBack(table),
    },
    { shortcut: SHORTCUTS.turn, enabled: turns, run: () => rotate() },
    { shortcut: SHORTCUTS['turn-back'], enabled: turns, run: () => rotate(-1) },
  ])
  // Escape dismisses the message of the table only after everything else that it closes.
  useKeys('page', [
    { shortcut: SHORTCUTS['put-back'], enabled: () => isToldSomething(table), run: () => putBack(table) },
  ])
}

const isToldSomething = (table: Table): boolean => noticesOf(table).useNotice.getState().notice !== null

/** All that is in hand, and what the table said to it. */
function putBack(table: Table): void {
  noticesOf(table).drop()
  table.intent.getState().cancel()
}
