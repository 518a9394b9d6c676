import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type Face, turned } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, directionTo, type Place } from '../../../engine/kernel/index.ts'
import { selectState, useGame } from '../../../store/game.ts'
import { useIntent } from '../../../store/intent.ts'
import { dropAt } from '../drop.ts'

/** A pointer that moved less than this pressed, it did not drag; in pixels. */
const PRESS = 7

/** A first tile on its way from one side of the oak to another; the pointer, in pixels of the window. */
export interface Dragged {
  face: Face
  x: number
  y: number
}

interface Grab {
  pointer: number
  tile: number
  face: Face
  x: number
  y: number
  moved: boolean
}

/** The first tile that lies at a place of the opening. */
function laidAt(place: Place): Pick<Grab, 'tile' | 'face'> | null {
  const opening = selectState(useGame.getState())?.opening
  const side = directionTo(CENTRE, place)
  const tile = opening?.spots.findIndex((spot) => spot?.side === side) ?? -1
  const face = opening?.tiles[tile]
  const spot = opening?.spots[tile]
  return face && spot ? { tile, face: turned(face, spot.turn) } : null
}

/** Lets a first tile that lies at the oak be dragged to another side, where it changes places. */
export function useLaidDrag(): { dragged: Dragged | null; grab(place: Place, event: PointerEvent): void } {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const grabbed = useRef<Grab | null>(null)

  const grab = useCallback((place: Place, { pointerId, button, clientX, clientY }: PointerEvent) => {
    const laid = laidAt(place)
    if (button === 0 && laid)
      grabbed.current = { ...laid, pointer: pointerId, x: clientX, y: clientY, moved: false }
  }, [])

  useEffect(() => {
    const move = ({ pointerId, clientX: x, clientY: y }: globalThis.PointerEvent) => {
      const now = grabbed.current
      if (now?.pointer !== pointerId) return
      now.moved ||= Math.hypot(x - now.x, y - now.y) > PRESS
      if (now.moved) setDragged({ face: now.face, x, y })
    }
    const end = ({ pointerId, type, clientX, clientY }: globalThis.PointerEvent) => {
      const now = grabbed.current
      if (now?.pointer !== pointerId) return
      grabbed.current = null
      setDragged(null)
      if (!now.moved) return
      swallowClick()
      const side = type === 'pointerup' ? dropAt(clientX, clientY)?.side : null
      if (side) layOn(now.tile, side)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [])

  return { dragged, grab }
}

function layOn(tile: number, side: NonNullable<ReturnType<typeof directionTo>>): void {
  const intent = useIntent.getState()
  const spot = selectState(useGame.getState())?.opening?.spots[tile]
  if (spot?.side === side) return
  intent.hold(tile)
  intent.layAt(side)
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60)
}
