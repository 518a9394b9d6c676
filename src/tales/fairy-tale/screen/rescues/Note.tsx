import { triedOf } from '../../../../store/rescued.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { RescueNote } from '../../../../ui/frames/rescues/RescueNote.tsx'
import { WayPlank } from '../../../../ui/frames/rescues/WayPlank.tsx'
import { useRescueWords } from '../../../../ui/text/rescues.ts'
import { useRescued } from '../../rescued.ts'
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
  /** A way is being shown. */
  showing: boolean
}

/** The note of a rescue, with what can be done besides playing it. */
export function Note({ rescue, onShow, onAgain, showing }: NoteProps) {
  const words = useRescuesWords()
  const rescues = useRescueWords()
  const { inSentence } = useMessages().common
  const { number, name, goal, start, acorns, deeds, answers } = rescue
  const tries = useRescued(({ of }) => (number === null ? null : triedOf({ of }, number).tries))
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
