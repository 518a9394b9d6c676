import { RescueBook } from '../../../../ui/frames/rescues/RescueBook.tsx'
import { usePage } from '../../../../ui/page/page.ts'
import { useRescued } from '../../rescued.ts'
import { rescueBook } from '../../rescues/book.ts'
import { useRescuesWords } from '../../words/useRescuesWords.ts'
import { ClearingPicture } from '../clearing/ClearingPicture.tsx'
import { addressOf, TALE_ADDRESS } from './addresses.ts'
import { RescuePage } from './RescuePage.tsx'

/** The book of rescues of the duel, or the one of them that the address names. */
export function RescuesPage() {
  const { goal, names } = useRescuesWords()
  const of = useRescued((rescued) => rescued.of)
  const asked = usePage(({ place }) => place?.given[0] ?? null)
  const book = rescueBook()
  const rescue = book.find(({ number }) => String(number) === asked)
  if (rescue) return <RescuePage key={rescue.number} rescue={rescue} />
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
