import { useEffect } from 'react'
import type { Shortcut } from '../input/shortcuts.ts'
import { asksFor, isForTable } from './heard.ts'

/** Does something whenever its key is pressed, wherever the focus is; both stay the same. */
export function useShortcut(shortcut: Shortcut, act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForTable(event) || !asksFor(event, shortcut)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [shortcut, act])
}
