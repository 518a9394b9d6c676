import { rescueProgressOf } from '../../../../store/rescue-progress.ts'
import { Button } from '../../../../ui/art/index.ts'
import { LinkButton } from '../../../../ui/frames/rescues/LinkButton.tsx'
import { RescueNote } from '../../../../ui/frames/rescues/RescueNote.tsx'
import { useRescueWords } from '../../../../ui/text/rescues.ts'
import { useRescued } from '../../rescue-progress.ts'
import { useMessages } from '../../words/messages.ts'
import { useRescuesWords } from '../../words/rescues.ts'
import { BOOK_ADDRESS } from './addresses.ts'
import { goalWords } from './goal-words.ts'
import type { PlayedRescue } from './played.ts'
import styles from './rescues.module.css'

interface NoteProps {
  rescue: PlayedRescue
  onShow: () => void
  onAgain: () => void
  /** True while a solution is shown. */
  showing: boolean
}

/** The note of a rescue: its goal, and the controls to restart, to see the solution, and to open the book. */
export function Note({ rescue, onShow, onAgain, showing }: NoteProps) {
  const words = useRescuesWords()
  const rescues = useRescueWords()
  const { inSentence } = useMessages().common
  const { number, name, goal, start, acorns, deeds, answers } = rescue
  const tries = useRescued(({ of }) => (number === null ? null : rescueProgressOf({ of }, number).tries))
  const hero = start.seats[start.onTurn]?.character
  return (
    <div className={styles['note']}>
      <RescueNote
        title={number === null ? words.own : rescues.number(number)}
        name={name}
        goal={goalWords(words, goal)}
        acorns={acorns}
        tries={tries}
        deeds={deeds}
        answers={answers}
      >
        <p>
          {goal.kind === 'survive' ? words.hearts(start.hearts) : words.diamondTask}{' '}
          {hero && words.turn(inSentence[hero])} {words.noPile}
        </p>
      </RescueNote>
      <div className={styles['help']}>
        <Button onClick={onAgain}>{rescues.afresh}</Button>
        <Button onClick={onShow} aria-disabled={showing} aria-describedby="rescue-cost">
          {rescues.showWay}
        </Button>
        <p id="rescue-cost" className={styles['cost']}>
          {rescues.showCosts}
        </p>
        <LinkButton to={BOOK_ADDRESS}>{rescues.book}</LinkButton>
      </div>
    </div>
  )
}
