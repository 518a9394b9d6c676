import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { swallowClick } from '../../input/swallow-click.ts'
import { followPointer } from './follow-pointer.ts'

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

interface Drag {
  /** Where the pointer holds the thing; null while nothing is dragged. */
  at: Point | null
  onPointerDown(event: ReactPointerEvent): void
}

interface Dragging {
  /** The thing has left its place. */
  onLift(): void
  /** The thing is over another point. */
  onMove?(at: Point): void
  /** The thing was let go of; null: the drag was called off. */
  onDrop(at: Point | null): void
  /** The page was laid out anew meanwhile, and the thing lies elsewhere on it; without this the drag is called off. */
  onGone?(): void
}

/** How far a pointer goes before a press becomes a drag, in pixels. */
const SLACK = 8

/**
 * Drags a thing by mouse, pen or finger. A press that stays where it is remains a click; one that moved
 * is none, so the button under it is not pressed as well. Escape, a second finger, a lost pointer and a window that
 * is left cancel the drag; until it ends no other key does anything.
 */
export function useDrag({ onLift, onMove, onDrop, onGone = () => onDrop(null) }: Dragging): Drag {
  const [at, setAt] = useState<Point | null>(null)
  const stop = useRef<() => void>(() => {})
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      stop.current()
    }
  }, [])

  function onPointerDown(pressed: ReactPointerEvent): void {
    const { clientX, clientY, button } = pressed
    if (button !== 0) return
    const rise = riseOf(pressed)
    stop.current()
    let lifted = false
    const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY - rise })
    stop.current = followPointer(pressed, {
      moved(event) {
        const far = Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK
        if (!lifted && !far) return
        if (!lifted) onLift()
        lifted = true
        // What lies below is asked for before the picture moves: the page is laid out already.
        onMove?.(pointOf(event))
        setAt(pointOf(event))
      },
      ended(event) {
        if (lifted) swallowClick()
        setAt(null)
        if (!lifted) return
        if (left.current) onGone()
        else onDrop(event && pointOf(event))
      },
    })
  }

  return { at, onPointerDown }
}

/** How far over a finger the thing is held so that it can be seen, in pixels; for who sits across, the other way. */
function riseOf({ pointerType, currentTarget }: ReactPointerEvent): number {
  if (pointerType !== 'touch') return 0
  return currentTarget.closest("[data-across='true']") ? -RISE : RISE
}

const RISE = 64
