import type { SeatConfig } from '../../../../../engine/fairy-tale/index.ts'
import type { Session } from '../../../game.ts'
import { useAllWords } from '../../../words/useAllWords.ts'
import type { Chronicle } from '../chronicle.ts'
import styles from './decided.module.css'
import { HurtfulRoll } from './HurtfulRoll.tsx'
import { OddsTimeline } from './OddsTimeline.tsx'
import { TheDecision } from './TheDecision.tsx'
import type { Reviewed } from './useReview.ts'

interface DecidedProps {
  reviewed: Reviewed
  session: Session
  told: Chronicle
  seats: readonly SeatConfig[]
}

/** The turn that decided it: the odds by turn, the roll that hurt most, and the decision that cost most. */
export function Decided({ reviewed: { review, failed }, session, told, seats }: DecidedProps) {
  const words = useAllWords()
  if (!review)
    return <p className={styles['thinking']}>{failed ? words.review.failed : words.review.thinking}</p>
  return (
    <>
      <OddsTimeline review={review} told={told} seats={seats} />
      <HurtfulRoll review={review} />
      <TheDecision review={review} session={session} over={failed || review.done} />
    </>
  )
}
