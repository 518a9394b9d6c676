import { useEffect } from 'react'
import { openDialog } from '../app/page.ts'
import { asksFor, isElsewhere } from './heard.ts'

/** On any page, a key opens the sheet of all keys. */
export function useKeysSheet(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isElsewhere(event.target)) return
      if (!asksFor(event, 'keys')) return
      event.preventDefault()
      openDialog('keys')
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
