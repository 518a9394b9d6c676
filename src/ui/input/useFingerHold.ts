import { type PointerEvent, useEffect, useRef } from 'react'
import { followHold, type HoldHandlers } from './finger-hold.ts'

/** For the pointerdown of a button: a finger or pen that rests on it asks, and presses nothing. A mouse asks by pointing. */
export function useFingerHold(handlers: HoldHandlers): (event: PointerEvent) => void {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  return (event) => {
    stop.current()
    if (event.pointerType !== 'mouse') stop.current = followHold(event, handlers)
  }
}
