import { fetchBooks } from '../../shelf/books.ts'
import type { PageName } from '../app/pick-page.ts'
import { type Part, part } from './part.ts'

/** The pages, each in a file of its own: whoever opens the cover does not wait for the table. */
export const PAGES: Record<PageName, Part<object>> = {
  shelf: part(async () => {
    const [{ ShelfPage }] = await Promise.all([import('../../shelf/ShelfPage.tsx'), fetchBooks()])
    return ShelfPage
  }),
  setup: part(async () => (await import('../../tales/fairy-tale/screen/setup/SetupPage.tsx')).SetupPage),
  table: part(async () => (await import('../../tales/fairy-tale/screen/table/PlayPage.tsx')).PlayPage),
  end: part(async () => (await import('../../tales/fairy-tale/screen/end/EndPage.tsx')).EndPage),
}
