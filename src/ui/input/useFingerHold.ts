import { type PointerEvent, useEffect, useRef } from 'react'
import { followHold, type HoldHandlers } from './finger-hold.ts'

/**
 * For the pointerdown of a button or a board: a finger or pen that rests on it asks, and presses nothing. A mouse asks by pointing.
 * `handlersFor` returns null where there is nothing to ask about.
 */
export function useFingerHold(
  handlersFor: (event: PointerEvent) => HoldHandlers | null,
): (event: PointerEvent) => void {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  return (event) => {
    stop.current()
    const handlers = event.pointerType === 'mouse' ? null : handlersFor(event)
    if (handlers) stop.current = followHold(event, handlers)
  }
}
