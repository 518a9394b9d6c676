import { cancelAllHeld, hold, isSomethingHeld } from '../../input/held.ts'
import { letsGo } from '../../keys/heard.ts'

/** Takes all keys of the page until the answer is called; Escape calls `cancel`. */
export function holdKeys(cancel: () => void): () => void {
  const options = { capture: true }
  if (!isSomethingHeld()) {
    window.addEventListener('keydown', guard, options)
    // Firefox presses a button with Space when the key comes up.
    window.addEventListener('keyup', guard, options)
  }
  const release = hold(cancel)
  return () => {
    release()
    if (isSomethingHeld()) return
    window.removeEventListener('keydown', guard, options)
    window.removeEventListener('keyup', guard, options)
  }
}

function guard(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.type === 'keydown' && letsGo(event)) cancelAllHeld()
}
