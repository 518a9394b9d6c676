import { useSyncExternalStore } from 'react'

/** How the table is laid out: two sheets, one sheet with a rail below, or a phone with a sheet of tabs. */
export type Layout = 'wide' | 'rail' | 'phone'

const PHONE = '(max-width: 759px)'
const RAIL = '(max-width: 1199px)'

const lists = () => (globalThis.matchMedia ? [globalThis.matchMedia(PHONE), globalThis.matchMedia(RAIL)] : [])

function subscribe(changed: () => void): () => void {
  const watched = lists()
  for (const list of watched) list.addEventListener('change', changed)
  return () => {
    for (const list of watched) list.removeEventListener('change', changed)
  }
}

function current(): Layout {
  const [phone, rail] = lists()
  if (phone?.matches) return 'phone'
  return rail?.matches ? 'rail' : 'wide'
}

/** The layout that the window has room for. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, current)
