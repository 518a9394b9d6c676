import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

interface TileDrag {
  /** Where the pointer holds the tile; null while nothing is dragged. */
  at: Point | null
  onPointerDown(event: ReactPointerEvent): void
}

interface DragEnds {
  /** The tile has left its place. */
  onLift(): void
  /** The tile was let go of. */
  onDrop(at: Point): void
}

/** How far a pointer goes before a press becomes a drag, in pixels. */
const SLACK = 8

/**
 * Drags a tile by mouse, pen or finger. A press that stays where it is remains a click; one that moved
 * is none, so the button under it is not pressed as well.
 */
export function useTileDrag({ onLift, onDrop }: DragEnds): TileDrag {
  const [at, setAt] = useState<Point | null>(null)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])

  function onPointerDown({ clientX, clientY, button, pointerId }: ReactPointerEvent): void {
    if (button !== 0) return
    stop.current()
    let lifted = false
    const listening = new AbortController()
    const { signal } = listening
    const end = () => {
      listening.abort()
      setAt(null)
    }
    stop.current = end

    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return
      const far = Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK
      if (!lifted && !far) return
      if (!lifted) onLift()
      lifted = true
      setAt({ x: event.clientX, y: event.clientY })
    }
    const onUp = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return
      end()
      if (!lifted) return
      swallowClick()
      onDrop({ x: event.clientX, y: event.clientY })
    }
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', end, { signal })
  }

  return { at, onPointerDown }
}

/** Takes away the click that a browser sends after a drag that ends where it began. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
