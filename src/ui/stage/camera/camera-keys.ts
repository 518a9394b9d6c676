import type { KeyboardEvent, RefObject } from 'react'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { asksFor } from '../../keys/key-hint.ts'
import type { BoardCamera } from './BoardCamera.ts'
import { ZOOM_STEP } from './CameraButtons.tsx'

/** How far one press of an arrow key moves the view, in pixels. */
const PAN = 90

const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -PAN],
  ArrowRight: [PAN, 0],
  ArrowDown: [0, PAN],
  ArrowLeft: [-PAN, 0],
}

/** Moves the camera by keys: plus, minus and zero; arrows if the board itself has the focus, or with shift. */
export function cameraKeys(eye: RefObject<BoardCamera | null>) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const pans =
      asksFor(event, SHARED_KEYS.pan) ||
      (asksFor(event, SHARED_KEYS.rove) && event.target === event.currentTarget)
    const pan = pans ? PANS[event.key] : undefined
    if (pan) eye.current?.panBy(...pan)
    else if (asksFor(event, SHARED_KEYS['zoom-in'])) eye.current?.zoomBy(ZOOM_STEP)
    else if (asksFor(event, SHARED_KEYS['zoom-out'])) eye.current?.zoomBy(1 / ZOOM_STEP)
    else if (asksFor(event, SHARED_KEYS.fit)) eye.current?.fit()
    else return
    event.preventDefault()
  }
}
