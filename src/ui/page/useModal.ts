import { useLayoutEffect, useRef } from 'react'
import { addLayer } from '../input/layers.ts'

/**
 * For a `<dialog>`: the browser's own, which keeps the focus in it, and gives it back when it leaves the page.
 * `onClose` is told when somebody closes it by the browser's means, as with Escape.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed before it leaves the page: a dialog that is only taken away does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const leave = addLayer({ dialog: element })
    return () => {
      leave()
      element.close()
    }
  }, [])

  const closed = () => {
    if (!dialog.current?.open) onClose()
  }
  return { ref: dialog, onClose: closed }
}
