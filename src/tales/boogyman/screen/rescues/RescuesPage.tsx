import { RescueBook } from '../../../../ui/frames/rescues/RescueBook.tsx'
import { useRescued } from '../../rescued.ts'
import { rescueBook } from '../../rescues/book.ts'
import { useRescuesWords } from '../../words/useRescuesWords.ts'
import { ClearingPicture } from '../clearing/ClearingPicture.tsx'
import { addressOf, OWN, TALE_ADDRESS } from './addresses.ts'
import { RescuePage } from './RescuePage.tsx'
import { useAskedRescue } from './useAskedRescue.ts'

/** The book of rescues of the duel, or the one of them that the address names. */
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
      strange={asked === OWN ? null : asked}
    />
  )
}
