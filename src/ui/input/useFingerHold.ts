import { type PointerEvent, useEffect, useRef } from 'react'
import { followHold, type HoldHandlers } from './finger-hold.ts'

/**
 * Returns a pointerdown handler: a finger or pen that rests explains instead of pressing. The mouse explains on hover. `handlersFor`
 * returns null if there is nothing to explain.
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
