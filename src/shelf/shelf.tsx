import { type Part, part } from '../ui/parts/part.ts'
import { fromTales, useFromTales } from './from-tales.ts'
import { TALES, type TaleLoader } from './tales.ts'

/** The shelf page, loaded with the books of these tales only. */
export const shelfOf = (tales: Readonly<Record<string, TaleLoader>>): Part<object> => {
  const books = fromTales(tales, async (_, doors) => {
    const { book } = await doors.book()
    await book.open()
    return { book, doors }
  })
  return part(async () => {
    const [{ ShelfPage }] = await Promise.all([import('./ShelfPage.tsx'), books.fetch()])
    return () => {
      const { rows, retry } = useFromTales(books)
      return <ShelfPage rows={rows} retry={retry} />
    }
  })
}

export const SHELF = shelfOf(TALES)
