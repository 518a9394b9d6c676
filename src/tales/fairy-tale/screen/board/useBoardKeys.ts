import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { canTurn, isIdle } from '../../intent/in-hand.ts'
import { useIntent } from '../../table.ts'
import { NOTICES } from '../now/notice.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** Wherever the focus is: R turns what is in hand, Escape puts back what is in hand. */
export function useIntentKeys(state: State): void {
  const turns = () => canTurn(state, useIntent.getState().inHand)
  const rotate = useIntent((intent) => intent.rotate)
  useKeys('board', [
    { shortcut: SHORTCUTS['put-back'], enabled: () => !isIdle(useIntent.getState()), run: putBack },
    { shortcut: SHORTCUTS.turn, enabled: turns, run: () => rotate() },
    { shortcut: SHORTCUTS['turn-back'], enabled: turns, run: () => rotate(-1) },
  ])
  // Escape dismisses the message of the table only after everything else that it closes.
  useKeys('page', [{ shortcut: SHORTCUTS['put-back'], enabled: isToldSomething, run: putBack }])
}

const isToldSomething = (): boolean => NOTICES.useNotice.getState().notice !== null

/** All that is in hand, and what the table said to it. */
function putBack(): void {
  NOTICES.drop()
  useIntent.getState().cancel()
}
