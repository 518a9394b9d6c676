import { type Part, part } from '../ui/parts/part.ts'
import type { Book } from '../ui/tale.ts'
import { openRules } from './address.ts'
import { type Doors, TALES } from './tales.ts'

/** A book of the shelf by the id of its tale; null where it could not be fetched. */
export interface Shelved {
  id: string
  book: Book | null
  /** Opens its rules over the shelf. */
  openRules(): void
}

async function fetchBook([id, doors]: readonly [string, Doors]): Promise<Shelved> {
  const rules = () => void openRules(id, doors)
  try {
    const { book } = await doors.book()
    await book.open()
    return { id, book, openRules: rules }
  } catch {
    return { id, book: null, openRules: rules }
  }
}

/** The page of the shelf, which comes with the books of these tales and nothing else of them. */
export const shelfOf = (tales: Readonly<Record<string, Doors>>): Part<object> =>
  part(async () => {
    const books = Promise.all(Object.entries(tales).map(fetchBook))
    const { ShelfPage } = await import('./ShelfPage.tsx')
    const shelved = await books
    return () => <ShelfPage books={shelved} />
  })

export const SHELF = shelfOf(TALES)
