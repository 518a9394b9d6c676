import { type RefObject, useEffect } from 'react'
import type { Hovered } from '../../intent/foresight.ts'
import { useForesight } from '../../table.ts'
import { subjectOf } from '../subject.ts'

/** Follows what on the board the mouse or the focus rests on, of the things that can be done there. */
export function useHovered(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = board.current
    if (!element) return
    const { hover } = useForesight.getState()
    const listening = new AbortController()
    const { signal } = listening
    const over = ({ target, pointerType }: PointerEvent) =>
      pointerType === 'mouse' && hover(hoveredAt(target))
    const focused = ({ target }: FocusEvent) =>
      hover(target instanceof Element && target.matches(':focus-visible') ? hoveredAt(target) : null)
    element.addEventListener('pointerover', over, { signal })
    element.addEventListener('pointerleave', () => hover(null), { signal })
    element.addEventListener('focusin', focused, { signal })
    element.addEventListener('focusout', () => hover(null), { signal })
    return () => {
      listening.abort()
      hover(null)
    }
  }, [board])
}

/** What can be done here by a press, as far as foresight can tell what comes of it. */
function hoveredAt(target: EventTarget | null): Hovered | null {
  const element = target instanceof Element ? target.closest('[data-acts][data-card]') : null
  const subject = element && subjectOf(element)
  switch (subject?.kind) {
    case 'place':
      return { kind: 'place', id: subject.at }
    case 'monster':
      return { kind: 'monster', id: subject.n }
    case 'character':
      return { kind: 'character', id: subject.seat }
    default:
      return null
  }
}
