import { useEffect } from 'react'
import type { Shortcut } from '../input/shortcuts.ts'
import { asksFor, isForTable } from './heard.ts'

/** What keys of a table do, one after another: the first that is asked for is done. */
export type TableKeys<Messages> = readonly (readonly [Shortcut, (m: Messages) => void])[]

/** Keys of a table, wherever the focus is. Never while somebody types, and never in a dialog. */
export function useTableKeys<Messages>(commands: TableKeys<Messages>, m: Messages): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = isForTable(event) && commands.find(([shortcut]) => asksFor(event, shortcut))
      if (!asked) return
      event.preventDefault()
      asked[1](m)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [commands, m])
}
