import { Plank } from '../../art/index.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { useRescueWords } from '../../text/rescues.ts'
import { FiveAcorns } from './FiveAcorns.tsx'
import styles from './RescueVerdict.module.css'
import { WayPlank } from './WayPlank.tsx'

interface RescueVerdictProps {
  /** It was rescued, by oneself or in the way that was shown; or not. */
  verdict: 'rescued' | 'shown' | 'lost'
  /** Null for one that is in no book. */
  acorns: number | null
  /** Where the next rescue and the book lie; there is no next one after the last. */
  next: string | null
  book: string
  onAgain: () => void
  /** To look at how it stands. */
  onClose: () => void
}

/** How it came out, and where to go from here. */
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
            <WayPlank to={next} first>
              {rescues.next}
            </WayPlank>
          )}
          <Plank {...(verdict === 'lost' && { tone: 'blue' })} onClick={onAgain}>
            {rescues.afresh}
          </Plank>
          <WayPlank to={book}>{rescues.book}</WayPlank>
        </div>
      </div>
    </Dialog>
  )
}
