import { useMemo } from 'react'
import { usePage } from '../../../../ui/page/page.ts'
import { rescueBook } from '../../rescues/book.ts'
import { lastWin } from '../../rescues/index.ts'
import { useGame } from '../../table.ts'
import { useRescuesWords } from '../../words/useRescuesWords.ts'
import { OWN } from './addresses.ts'
import { ofBook, ofOwn, type PlayedRescue } from './played.ts'

/** What the address asks for, and the rescue that this is: one of the book, or that of the duel at the table. */
export function useAskedRescue(): { asked: string | null; rescue: PlayedRescue | null } {
  const words = useRescuesWords()
  const asked = usePage(({ place }) => place?.given[0] ?? null)
  const session = useGame((game) => game.session)
  const rescue = useMemo(() => {
    if (asked === OWN) {
      const found = session && lastWin(session)
      return found && ofOwn(found, words)
    }
    const found = rescueBook().find(({ number }) => String(number) === asked)
    return found ? ofBook(found, words) : null
  }, [asked, session, words])
  return { asked, rescue }
}
