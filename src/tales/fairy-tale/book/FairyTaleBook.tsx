import { useGame } from '../game.ts'
import { ClosedBook } from './ClosedBook.tsx'
import { OpenPages } from './OpenPages.tsx'

/** The Last Fairy Tale on the shelf: open at where it stands, or closed. */
export function FairyTaleBook() {
  const session = useGame((game) => game.session)
  return session ? <OpenPages session={session} /> : <ClosedBook />
}
