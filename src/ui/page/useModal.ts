import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { addLayer, settleClosedDialogs } from '../input/layers.ts'

/**
 * For a `<dialog>`: the browser's own, which keeps the focus in it, and gives it back when it leaves the page.
 * `onClose` is called once when somebody closes it by the browser's means, as with Escape. `onShown` may move the focus that the
 * browser has set.
 */
export function useModal(onClose: () => void, onShown?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const onClosed = useEffectEvent(onClose)
  const shown = useEffectEvent(() => onShown?.())

  // Closed before it leaves the page: a dialog that is only taken away does not give the focus back.
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
