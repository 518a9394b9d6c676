import { useMemo } from 'react'
import { OWN_RESCUE } from '../../../../store/rescue-progress.ts'
import { RescueBook } from '../../../../ui/frames/rescues/RescueBook.tsx'
import { usePage } from '../../../../ui/page/page.ts'
import { useRescued } from '../../rescue-progress.ts'
import { rescueBook } from '../../rescues/book.ts'
import { lastWin } from '../../rescues/index.ts'
import { useGame } from '../../runtime.ts'
import { useRescuesWords } from '../../words/rescues.ts'
import { ClearingPicture } from '../clearing/ClearingPicture.tsx'
import { addressOf, TALE_ADDRESS } from './addresses.ts'
import { ofBook, ofOwn, type PlayedRescue } from './played.ts'
import { RescuePage } from './RescuePage.tsx'

/** The book of rescues of the duel, or one rescue if the address names it. */
export function RescuesPage() {
  const { goal, names } = useRescuesWords()
  const of = useRescued((rescued) => rescued.of)
  const { asked, rescue } = useAskedRescue()
  const book = rescueBook()
  if (rescue) return <RescuePage key={asked} rescue={rescue} />
  return (
    <RescueBook
      entries={book.map(({ number, acorns, start }, index) => ({
        number,
        name: names[index] ?? '',
        goal,
        acorns,
        picture: <ClearingPicture state={start} />,
      }))}
      of={of}
      addressOf={addressOf}
      tale={TALE_ADDRESS}
      strange={asked}
    />
  )
}

/** The rescue that the address asks for: one of the book, or that of the duel at the table. */
function useAskedRescue(): { asked: string | null; rescue: PlayedRescue | null } {
  const words = useRescuesWords()
  const asked = usePage(({ place }) => place?.given[0] ?? null)
  const session = useGame((game) => game.session)
  const rescue = useMemo(() => {
    if (asked === OWN_RESCUE) {
      const found = session && lastWin(session)
      return found && ofOwn(found, words)
    }
    const found = rescueBook().find(({ number }) => String(number) === asked)
    return found ? ofBook(found, words) : null
  }, [asked, session, words])
  return { asked, rescue }
}
