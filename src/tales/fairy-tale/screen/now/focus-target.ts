import { flushSync } from 'react-dom'
import { elementOf, elementsOfKind, focusedTarget, type TargetId } from '../../../../ui/input/targets.ts'

/** Gives the focus to a target, if the page has it. What the command has changed so far is drawn first, as that may bring it. */
export function focusTarget(id: TargetId): void {
  drawNow()
  elementOf(id)?.focus({ preventScroll: true })
}

/** Gives the focus to the board, at the place where the tab key enters it. A place that has the focus keeps it. */
export function focusBoard(): void {
  drawNow()
  if (focusedTarget('place') !== null) return
  const entered = elementsOfKind('place').find(({ tabIndex }) => tabIndex === 0)
  entered?.focus({ preventScroll: true })
}

const drawNow = (): void => flushSync(() => {})
