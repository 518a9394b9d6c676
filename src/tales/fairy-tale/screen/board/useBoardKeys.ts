import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { canTurn, isIdle } from '../../intent/turn-selection.ts'
import { type Table, useIntent, useTable } from '../../runtime.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { noticesOf } from '../table-kit.ts'

/** Keys at any focus: R turns the selection, Escape deselects it. */
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
  // Escape dismisses the message of the table only after all other uses of Escape.
  useKeys('page', [
    { shortcut: SHORTCUTS['put-back'], enabled: () => isToldSomething(table), run: () => putBack(table) },
  ])
}

const isToldSomething = (table: Table): boolean => noticesOf(table).useNotice.getState().notice !== null

/** Clears the selection and the message of the table. */
function putBack(table: Table): void {
  noticesOf(table).drop()
  table.intent.getState().cancel()
}
