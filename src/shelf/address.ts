import { usePage } from '../ui/app/page.ts'
import { TALES, type TaleId } from './tales.ts'

/** Where an address leads: to a tale, or to the shelf; there too what was asked for where nothing lies. */
export type Where = { tale: TaleId } | { tale: null; strange: string | null }

/** As much of a strange address as is told again. */
const TOLD = 40

/** Reads what follows the address of the house, from its `#` on. Without one, the first tale is opened. */
export function whereTo(hash: string): Where {
  const address = hash.replace(/^#/, '')
  if (address === '') return { tale: TALES[0].id }
  if (address === '/') return { tale: null, strange: null }
  const tale = TALES.find((one) => one.address === address.replace(/\/$/, ''))
  return tale ? { tale: tale.id } : { tale: null, strange: hash.slice(0, TOLD) }
}

/** Opens the page that the address asks for, now and whenever it changes: the browser's ways back and forward too. Answers how to stop. */
export function followPlaces(target: Window): () => void {
  const follow = () => {
    const where = whereTo(target.location.hash)
    usePage.setState({
      shelf: where.tale === null,
      strange: where.tale === null ? where.strange : null,
      dialog: null,
    })
  }
  follow()
  target.addEventListener('hashchange', follow)
  return () => target.removeEventListener('hashchange', follow)
}

/** Takes a book from the shelf: the page follows the address. */
export function toTale(id: TaleId): void {
  const tale = TALES.find((one) => one.id === id)
  if (tale) location.hash = tale.address
}
