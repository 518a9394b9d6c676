import { type PointerEvent, useEffect, useRef } from 'react'
import { swallowClick } from '../../../../ui/page/swallow-click.ts'
import { lookAtTile } from '../foresight/pointing.ts'
import { tileUnder } from './tile-under.ts'

/** How long a finger rests on a tile before it only looks, in milliseconds: longer than any press. */
const REST = 450

/** How far it may stray meanwhile, in pixels. */
const SLACK = 8

/**
 * A mouse points at a tile before it presses it, and what a press would do is told beside it. A finger that rests on a tile
 * is told the same, and then its press is none: nothing is done when it is lifted.
 */
export function useLookByFinger(): (event: PointerEvent) => void {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  return ({ pointerType, pointerId, target, clientX, clientY }) => {
    stop.current()
    const tile = tileUnder(target)
    if (pointerType === 'mouse' || tile === null) return
    const done = new AbortController()
    const { signal } = done
    const resting = setTimeout(() => {
      swallowClick()
      lookAtTile(tile)
    }, REST)
    stop.current = () => {
      clearTimeout(resting)
      done.abort()
    }
    const end = (event: globalThis.PointerEvent) => {
      const strayed = Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK
      if (event.pointerId !== pointerId || (event.type === 'pointermove' && !strayed)) return
      stop.current()
    }
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
      window.addEventListener(type, end, { signal })
  }
}
