import { triedOf } from '../../../../store/rescued.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { RescueNote } from '../../../../ui/frames/rescues/RescueNote.tsx'
import { WayPlank } from '../../../../ui/frames/rescues/WayPlank.tsx'
import { useRescueWords } from '../../../../ui/text/useRescueWords.ts'
import { useRescued } from '../../rescued.ts'
import type { Rescue } from '../../rescues/book.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useRescuesWords } from '../../words/useRescuesWords.ts'
import { BOOK_ADDRESS } from './addresses.ts'
import { goalWords } from './goal-words.ts'
import styles from './rescues.module.css'

interface NoteProps {
  rescue: Rescue
  onShow: () => void
  onAgain: () => void
  /** A way is being shown. */
  showing: boolean
}

/** The note of a rescue, with what can be done besides playing it. */
export function Note({ rescue, onShow, onAgain, showing }: NoteProps) {
  const words = useRescuesWords()
  const rescues = useRescueWords()
  const { inSentence } = useMessages().common
  const tries = useRescued(({ of }) => triedOf({ of }, rescue.number).tries)
  const { number, goal, start, acorns, proved } = rescue
  const hero = start.seats[start.onTurn]?.character
  return (
    <div className={styles['note']}>
      <RescueNote
        number={number}
        name={words.names[number - 1] ?? ''}
        goal={goalWords(words, goal)}
        acorns={acorns}
        tries={tries}
        deeds={proved.deeds}
        answers={proved.answers}
      >
        <p>
          {goal.kind === 'survive' ? words.hearts(start.hearts) : words.diamondTask}{' '}
          {hero && words.turn(inSentence[hero])} {words.noPile}
        </p>
      </RescueNote>
      <div className={styles['help']}>
        <Plank onClick={onAgain}>{rescues.afresh}</Plank>
        <Plank onClick={onShow} aria-disabled={showing} aria-describedby="rescue-cost">
          {rescues.showWay}
        </Plank>
        <p id="rescue-cost" className={styles['cost']}>
          {rescues.showCosts}
        </p>
        <WayPlank to={BOOK_ADDRESS}>{rescues.book}</WayPlank>
      </div>
    </div>
  )
}
