import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { asksFor, isElsewhere } from '../../../../ui/keys/heard.ts'
import type { BoardCamera } from '../../../../ui/stage/camera/BoardCamera.ts'
import { canTurn, isIdle } from '../../intent/in-hand.ts'
import { useIntent } from '../../table.ts'
import { dropNotice, useNotice } from '../now/notice.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { ZOOM_STEP } from './CameraButtons.tsx'

/** How far one press of an arrow key moves the view, in pixels. */
const PAN = 90

const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -PAN],
  ArrowRight: [PAN, 0],
  ArrowDown: [0, PAN],
  ArrowLeft: [-PAN, 0],
}

/** Moves the camera by keys: plus, minus, zero; arrows where the board itself has the focus, or with shift. */
export function cameraKeys(eye: RefObject<BoardCamera | null>) {
  return (event: ReactKeyboardEvent<HTMLElement>): void => {
    const pans =
      asksFor(event, SHORTCUTS.pan) ||
      (asksFor(event, SHORTCUTS.rove) && event.target === event.currentTarget)
    const pan = pans ? PANS[event.key] : undefined
    if (pan) eye.current?.panBy(...pan)
    else if (asksFor(event, SHORTCUTS['zoom-in'])) eye.current?.zoomBy(ZOOM_STEP)
    else if (asksFor(event, SHORTCUTS['zoom-out'])) eye.current?.zoomBy(1 / ZOOM_STEP)
    else if (asksFor(event, SHORTCUTS.fit)) eye.current?.fit()
    else return
    event.preventDefault()
  }
}

/** Wherever the focus is: R turns what is in hand, Escape puts back what is in hand. */
export function useIntentKeys(state: State): void {
  const turns = useIntent(({ inHand }) => canTurn(state, inHand))
  const idle = useIntent(isIdle)
  const told = useNotice(({ notice }) => notice !== null)
  useEffect(() => {
    if (idle && !told) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return
      if (asksFor(event, SHORTCUTS['put-back'])) putBack()
      else if (turns && asksFor(event, SHORTCUTS.turn)) useIntent.getState().rotate()
      else if (turns && asksFor(event, SHORTCUTS['turn-back'])) useIntent.getState().rotate(-1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [turns, idle, told])
}

/** All that is in hand, and what the table said to it. */
function putBack(): void {
  dropNotice()
  useIntent.getState().cancel()
}
