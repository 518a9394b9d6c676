import { suppressNextClick } from './suppress-click.ts'

/** Duration after which a resting finger explains instead of pressing, in milliseconds: longer than any press. */
export const HOLD_MS = 450

/** How far a finger may tremble while it holds, in pixels. */
const TREMBLE_PX = 10

/** `strayed`: the finger moved, or a second one touched. `cancelled`: the browser took it, or the window lost the focus. */
export type HoldEnd = 'held' | 'tapped' | 'strayed' | 'cancelled'

export interface HoldHandlers {
  /** The finger has rested long enough: explain. */
  onHold(): unknown
  /** The hold is over; called once. */
  onEnd?(how: HoldEnd): unknown
}

type Down = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY' | 'timeStamp'>

/**
 * Follows a finger from its pointerdown. A hold only explains: lifting the finger presses nothing. Timestamps of events
 * decide, since on a busy page timers run late, or before the lift of a finger that only tapped. Returns how to stop.
 */
export function followHold(down: Down, { onHold, onEnd }: HoldHandlers): () => void {
  const { pointerId, clientX, clientY, timeStamp } = down
  const listening = new AbortController()
  const early = { capture: true, signal: listening.signal }
  let isOver = false
  let isShown = false
  const show = () => {
    if (isShown || isOver) return
    isShown = true
    onHold()
  }
  const end = (how: HoldEnd) => {
    clearTimeout(timer)
    if (!isOver) {
      isOver = true
      onEnd?.(how)
    }
  }
  const stop = (how: HoldEnd) => {
    listening.abort()
    end(how)
  }
  const timer = setTimeout(show, HOLD_MS)
  // After it strayed the lift is still awaited: within a browser's own slack it would press.
  const moved = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > TREMBLE_PX) end('strayed')
  }
  const lifted = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    const wasHeld = event.timeStamp - timeStamp >= HOLD_MS
    if (wasHeld) {
      show()
      suppressNextClick()
    }
    stop(wasHeld ? 'held' : 'tapped')
  }
  window.addEventListener('pointermove', moved, early)
  window.addEventListener('pointerup', lifted, early)
  window.addEventListener(
    'pointercancel',
    (event) => event.pointerId === pointerId && stop('cancelled'),
    early,
  )
  window.addEventListener('pointerdown', (event) => event.pointerId !== pointerId && end('strayed'), early)
  window.addEventListener('contextmenu', (event) => event.preventDefault(), early)
  window.addEventListener('blur', () => stop('cancelled'), { signal: listening.signal })
  return () => stop('cancelled')
}
