import { useMemo } from 'react'
import { OWN_RESCUE } from '../../../../store/rescue-progress.ts'
import { RescueBook } from '../../../../ui/frames/rescues/RescueBook.tsx'
import { usePage } from '../../../../ui/page/page.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useOwnRescue } from '../../own-rescue.ts'
import { useRescued } from '../../rescue-progress.ts'
import { rescueBook } from '../../rescues/book.ts'
import { useRescuesWords } from '../../words/rescues.ts'
import { TALE_BOARD } from '../setup/cover-parts.ts'
import { addressOf, TALE_ADDRESS } from './addresses.ts'
import { goalWords } from './goal-words.ts'
import { ofBook, ofOwn } from './played.ts'
import { RescuePage } from './RescuePage.tsx'

/** The book of rescues of the first tale, or the rescue in the address. */
export function RescuesPage() {
  const words = useRescuesWords()
  const of = useRescued((rescued) => rescued.of)
  const asked = usePage(({ place }) => place?.given[0] ?? null)
  const book = rescueBook()
  const own = useOwnRescue(({ found }) => found)
  const rescue = useMemo(() => {
    if (asked === OWN_RESCUE) return own && ofOwn(own, words)
    const found = rescueBook().find(({ number }) => String(number) === asked)
    return found ? ofBook(found, words) : null
  }, [asked, own, words])
  if (rescue) return <RescuePage key={asked} rescue={rescue} />
  return (
    <RescueBook
      entries={book.map(({ number, acorns, start, goal }, index) => ({
        number,
        name: words.names[index] ?? '',
        goal: goalWords(words, goal),
        acorns,
        picture: <Late part={TALE_BOARD} given={{ state: start }} absent={NoBoard} />,
      }))}
      of={of}
      addressOf={addressOf}
      tale={TALE_ADDRESS}
      strange={asked}
    />
  )
}

const NoBoard = () => null
