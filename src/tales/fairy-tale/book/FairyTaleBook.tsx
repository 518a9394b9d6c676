import { useGame } from '../game.ts'
import { useBlurb } from '../words/useBlurb.ts'
import { ClosedBook } from './ClosedBook.tsx'
import { OpenPages } from './OpenPages.tsx'

/** The Last Fairy Tale on the shelf: open at where it stands, or closed. */
export function FairyTaleBook({ onOpen }: { onOpen: () => void }) {
  const session = useGame((game) => game.session)
  return session ? <OpenPages session={session} onOpen={onOpen} /> : <ClosedBook onOpen={onOpen} />
}

/** What the tale is about, in one line. */
export const About = () => useBlurb().about
