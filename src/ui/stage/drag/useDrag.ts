import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import type { WindowPoint } from '../../input/placement.ts'
import { suppressNextClick } from '../../input/suppress-click.ts'
import { followPointer } from './follow-pointer.ts'

interface Drag {
  /** Where the pointer holds the thing; null without a drag. */
  at: WindowPoint | null
  onPointerDown(event: ReactPointerEvent): void
}

interface Dragging {
  /** The drag has started. */
  onLift(): void
  /** The thing is over another point. */
  onMove?(at: WindowPoint): void
  /** The thing was dropped; null if the drag was cancelled. */
  onDrop(at: WindowPoint | null): void
  /** The component was unmounted during the drag, by a change of layout. Without this callback the drag is cancelled. */
  onGone?(): void
}

/** Distance after which a press becomes a drag, in pixels. */
const SLACK = 8

/**
 * Drags a thing by mouse, pen or finger. A press that stays in place is a click; one that moved is a drag and suppresses the click. Escape,
 * a second finger, a lost pointer and a window that loses focus cancel the drag. Other keys are blocked meanwhile.
 */
export function useDrag({ onLift, onMove, onDrop, onGone = () => onDrop(null) }: Dragging): Drag {
  const [at, setAt] = useState<WindowPoint | null>(null)
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
    const pointOf = (event: PointerEvent): WindowPoint => ({ x: event.clientX, y: event.clientY - rise })
    stop.current = followPointer(pressed, {
      moved(event) {
        const far = Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK
        if (!lifted && !far) return
        if (!lifted) onLift()
        lifted = true
        // Call `onMove` before the picture moves, while the layout is still valid.
        onMove?.(pointOf(event))
        setAt(pointOf(event))
      },
      ended(event) {
        if (lifted) suppressNextClick()
        setAt(null)
        if (!lifted) return
        if (left.current) onGone()
        else onDrop(event && pointOf(event))
      },
    })
  }

  return { at, onPointerDown }
}

/** Height above the finger at which the thing stays visible, in pixels. Negative for a player across the table. */
function riseOf({ pointerType, currentTarget }: ReactPointerEvent): number {
  if (pointerType !== 'touch') return 0
  return currentTarget.closest("[data-across='true']") ? -RISE : RISE
}

const RISE = 64
