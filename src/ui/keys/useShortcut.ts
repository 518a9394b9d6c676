import { useEffect } from 'react'
import { asksFor, isForTable } from './heard.ts'
import type { ShortcutId } from './shortcuts.ts'

/** Does something whenever its key is pressed, wherever the focus is; `act` stays the same. */
export function useShortcut(id: ShortcutId, act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForTable(event) || !asksFor(event, id)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [id, act])
}
