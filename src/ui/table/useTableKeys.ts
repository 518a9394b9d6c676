import { useEffect } from 'react'
import { aimedAt } from '../../store/considered.ts'
import { selectState, useGame } from '../../store/game.ts'
import { useIntent } from '../../store/intent.ts'
import type { Messages } from '../text/messages.ts'
import { useMessages } from '../text/useMessages.ts'
import { pressSeal, takeBack, takeUpNext } from './commands.ts'
import { isWatching } from './watching.ts'

/**
 * Keys of the table, wherever the focus is: 1 to 4 take a tile in hand, Enter does what is aimed, U takes back,
 * E presses the seal, P takes up a power or a symbol. Never while somebody types, and never in a dialog. (The board has R and Escape.)
 */
export function useTableKeys(): void {
  const m = useMessages()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
      if (isElsewhere(event.target) || !handle(m, event)) return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [m])
}

/** Does what a key asks for; answers whether it asked for anything. */
function handle(m: Messages, { key, target }: KeyboardEvent): boolean {
  if (/^[1-4]$/.test(key)) return take(Number(key) - 1)
  if (key === 'Enter') return !isPressable(target) && place()
  if (key === 'u' || key === 'U') {
    takeBack(m)
    return true
  }
  if (key === 'p' || key === 'P') {
    takeUpNext()
    return true
  }
  if (key !== 'e' && key !== 'E') return false
  pressSeal(m)
  return true
}

function take(index: number): boolean {
  const state = selectState(useGame.getState())
  const { holding, hold, choose } = useIntent.getState()
  if (!state || isWatching()) return false
  if (state.opening) hold(holding === index ? null : index)
  else if (index < state.market.length) choose(index)
  else return false
  return true
}

function place(): boolean {
  const intent = useIntent.getState()
  if (aimedAt(intent) === null) return false
  intent.confirm()
  return true
}

/** Whether keys belong to a text or a dialog. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null)

/** Whether Enter presses what has the focus. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null
