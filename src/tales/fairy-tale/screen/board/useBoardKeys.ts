import { useEffect } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { asksFor, isElsewhere } from '../../../../ui/keys/heard.ts'
import { canTurn, isIdle } from '../../intent/in-hand.ts'
import { useIntent } from '../../table.ts'
import { NOTICES } from '../now/notice.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** Wherever the focus is: R turns what is in hand, Escape puts back what is in hand. */
export function useIntentKeys(state: State): void {
  const turns = useIntent(({ inHand }) => canTurn(state, inHand))
  const idle = useIntent(isIdle)
  const told = NOTICES.useNotice(({ notice }) => notice !== null)
  useEffect(() => {
    if (idle && !told) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return
      if (asksFor(event, SHORTCUTS['put-back'])) putBack()
      else if (turns && asksFor(event, SHORTCUTS.turn)) useIntent.getState().rotate()
      else if (turns && asksFor(event, SHORTCUTS['turn-back'])) useIntent.getState().rotate(-1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [turns, idle, told])
}

/** All that is in hand, and what the table said to it. */
function putBack(): void {
  NOTICES.drop()
  useIntent.getState().cancel()
}
