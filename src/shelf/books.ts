import { type Part, part } from '../ui/parts/part.ts'
import type { TaleId } from './tales.ts'

/** The book of each tale, with its picture: open at where it stands when it is running, else closed. Each is fetched with the shelf. */
export const BOOKS: Record<TaleId, Part<object>> = {
  'fairy-tale': part(async () => (await import('../tales/fairy-tale/book/FairyTaleBook.tsx')).FairyTaleBook),
}

/** Fetches the books of all tales. */
export const fetchBooks = () => Promise.all(Object.values(BOOKS).map(({ fetch }) => fetch()))
