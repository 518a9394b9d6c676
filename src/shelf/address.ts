import { useSettings } from '../store/settings.ts'
import { openTale, useOpen } from '../ui/page/open-tale.ts'
import { openDialog, usePage } from '../ui/page/page.ts'
import { PartMissing } from '../ui/parts/part.ts'
import type { Tale } from '../ui/tale.ts'
import { type Doors, TALES } from './tales.ts'

/** Where an address leads: to a tale, or to the shelf; there too what was asked for where nothing lies. */
export type Where = { tale: string } | { tale: null; strange: string | null }

/** As much of a strange address as is told again. */
const TOLD = 40

/** Reads what follows the address of the house, from its `#` on. Without one, the first tale is opened. */
export function whereTo(hash: string, tales: Readonly<Record<string, Doors>> = TALES): Where {
  const address = hash.replace(/^#/, '')
  const [first = null] = Object.keys(tales)
  if (address === '' && first !== null) return { tale: first }
  if (address === '/') return { tale: null, strange: null }
  const id = address.replace(/^\/|\/$/g, '')
  const isTale = address.startsWith('/') && Object.hasOwn(tales, id)
  return isTale ? { tale: id } : { tale: null, strange: hash.slice(0, TOLD) }
}

/**
 * Opens what the address asks for, now and whenever it changes: the browser's ways back and forward too. Answers how to
 * stop.
 */
export function followPlaces(target: Window, tales: Readonly<Record<string, Doors>> = TALES): () => void {
  const follow = () => {
    const where = whereTo(target.location.hash, tales)
    const doors = where.tale === null ? null : tales[where.tale]
    usePage.setState({
      shelf: where.tale === null,
      strange: where.tale === null ? where.strange : null,
      dialog: null,
    })
    if (where.tale !== null && doors) void openTale(where.tale, () => fetchTale(doors))
  }
  follow()
  target.addEventListener('hashchange', follow)
  return () => target.removeEventListener('hashchange', follow)
}

/** Fetches a tale, and at the same time the words of its cover in the language of this browser, which it would ask for next. */
async function fetchTale({ open, words }: Doors): Promise<Tale> {
  // Where they do not come, that is told by whoever asks for them to draw the cover.
  words?.[useSettings.getState().language]?.().catch(() => {})
  const { tale } = await open()
  return tale
}

/** Opens the rules of a tale over the shelf, where it stays. */
export async function openRules(id: string, doors: Doors): Promise<void> {
  await openTale(id, () => fetchTale(doors))
  const { id: opened, tale } = useOpen.getState()
  if (opened !== id || !usePage.getState().shelf) return
  if (tale) openDialog('rules')
  else usePage.setState({ failure: new PartMissing() })
}

/** Takes a book from the shelf: the page follows the address. */
export function toTale(id: string): void {
  location.hash = `/${id}`
}
