import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { addLayer, settleClosedDialogs } from '../input/layers.ts'

/**
 * For a `<dialog>`: opens it as a modal, which traps the focus and restores it at the end. `onClose` is called once when the browser closes
 * it, as by Escape. `onShown` can move the focus that the browser has set.
 */
export function useModal(onClose: () => void, onShown?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const onClosed = useEffectEvent(onClose)
  const shown = useEffectEvent(() => onShown?.())

  // Close it before it leaves the page: removing an open dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const leave = addLayer({ dialog: element, onClosed })
    shown()
    return () => {
      leave()
      element.close()
    }
  }, [])

  return { ref: dialog, onClose: settleClosedDialogs }
}
