import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect } from 'react'
import { canTurn } from '../../store/considered.ts'
import { useIntent } from '../../store/intent.ts'
import type { BoardCamera } from './camera/BoardCamera.ts'
import { ZOOM_STEP } from './camera/CameraButtons.tsx'

/** How far one press of an arrow key moves the view, in pixels. */
const PAN = 90

const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -PAN],
  ArrowRight: [PAN, 0],
  ArrowDown: [0, PAN],
  ArrowLeft: [-PAN, 0],
}

const withModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent | ReactKeyboardEvent) =>
  altKey || ctrlKey || metaKey

/** Moves the camera by keys: plus, minus, zero; arrows where the board itself has the focus, or with shift. */
export function cameraKeys(eye: RefObject<BoardCamera | null>) {
  return (event: ReactKeyboardEvent<HTMLElement>): void => {
    if (withModifier(event)) return
    const pan = PANS[event.key]
    if (pan && (event.target === event.currentTarget || event.shiftKey)) eye.current?.panBy(...pan)
    else if (event.key === '+' || event.key === '=') eye.current?.zoomBy(ZOOM_STEP)
    else if (event.key === '-' || event.key === '_') eye.current?.zoomBy(1 / ZOOM_STEP)
    else if (event.key === '0') eye.current?.fit()
    else return
    event.preventDefault()
  }
}

/** Wherever the focus is: R turns what is in hand, Escape puts back what is in hand. */
export function useIntentKeys(): void {
  const turns = useIntent(canTurn)
  const considering = useIntent(
    ({ placing, holding, wielded, wish }) => (placing ?? holding ?? wielded ?? wish) !== null,
  )
  useEffect(() => {
    if (!considering) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || withModifier(event) || isElsewhere(event.target)) return
      if (event.key === 'Escape') useIntent.getState().cancel()
      else if (turns && event.key.toLowerCase() === 'r') useIntent.getState().rotate(event.shiftKey ? -1 : 1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [turns, considering])
}

/** Whether keys belong to a text or a dialog. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null
