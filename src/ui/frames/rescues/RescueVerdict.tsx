import { Button } from '../../art/index.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { useRescueWords } from '../../text/rescues.ts'
import { FiveAcorns } from './FiveAcorns.tsx'
import { LinkButton } from './LinkButton.tsx'
import styles from './RescueVerdict.module.css'

interface RescueVerdictProps {
  /** `rescued`: by the player; `shown`: by the shown solution; `lost`: not saved. */
  verdict: 'rescued' | 'shown' | 'lost'
  /** The number of acorns; null for a rescue outside the book. */
  acorns: number | null
  /** The addresses of the next rescue and of the book; `next` is null after the last. */
  next: string | null
  book: string
  onAgain: () => void
  /** Closes the result to show the board. */
  onClose: () => void
}

/** The result of a rescue, and buttons to other pages. */
export function RescueVerdict({ verdict, acorns, next, book, onAgain, onClose }: RescueVerdictProps) {
  const rescues = useRescueWords()
  const words = {
    rescued: [rescues.won, acorns === null ? rescues.wonOwnNote : rescues.wonNote(acorns)],
    shown: [rescues.wonShown, rescues.wonShownNote],
    lost: [rescues.lost, rescues.lostNote],
  } as const
  const [title, note] = words[verdict]
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles['verdict']}>
        {verdict === 'rescued' && acorns !== null && <FiveAcorns acorns={acorns} height={34} />}
        <p>{note}</p>
        <div className={styles['ways']}>
          {verdict !== 'lost' && next !== null && (
            <LinkButton to={next} first>
              {rescues.next}
            </LinkButton>
          )}
          <Button {...(verdict === 'lost' && { tone: 'blue' })} onClick={onAgain}>
            {rescues.afresh}
          </Button>
          <LinkButton to={book}>{rescues.book}</LinkButton>
        </div>
      </div>
    </Dialog>
  )
}
