import { useEffect } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import { type RescuedStore, rescueProgressOf, type Tried } from '../../../store/rescue-progress.ts'
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

/**
 * Hook: stores the result of an attempt. `won`: null while it is open. Returns how the rescue was solved, also before; null if it was not,
 * or has no number.
 */
export function useRescueResult(
  useRescued: UseBoundStore<StoreApi<RescuedStore>>,
  number: number | null,
  won: boolean | null,
): Tried['done'] {
  useEffect(() => {
    if (won !== null && number !== null) useRescued.getState().tried(number, won)
  }, [useRescued, won, number])
  return useRescued(({ of }) => (number === null ? null : rescueProgressOf({ of }, number).done))
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
