import { type PointerEvent, useEffect, useRef } from 'react'
import { followHold } from '../../../../ui/input/finger-hold.ts'
import { lookAtTile, pointAtTile } from '../foresight/pointing.ts'
import { tileUnder } from './tile-under.ts'

/**
 * A mouse points at a tile before it presses it, and what a press would do is told beside it. A finger that rests on a tile
 * is told the same, and then its press is none: nothing is done when it is lifted.
 */
export function useLookByFinger(): (event: PointerEvent) => void {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  return (event) => {
    stop.current()
    const tile = tileUnder(event.target)
    if (event.pointerType === 'mouse' || tile === null) return
    stop.current = followHold(event, {
      onHold: () => lookAtTile(tile),
      // Where it strays it drags, and points at what lies below.
      onEnd: (how) => how !== 'strayed' && pointAtTile(null),
    })
  }
}
