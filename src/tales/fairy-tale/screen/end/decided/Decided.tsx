import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import type { Chronicle } from '../chronicle.ts'
import { Decision } from './Decision.tsx'
import { HurtfulRoll } from './HurtfulRoll.tsx'
import { OddsTimeline } from './OddsTimeline.tsx'

interface DecidedProps {
  review: Review
  /** Nothing more will be found. */
  isOver: boolean
  session: Session
  told: Chronicle
}

/** The turn that decided it: the odds by turn, the roll that hurt most, and the decision that cost most. */
export function Decided({ review, isOver, session, told }: DecidedProps) {
  return (
    <>
      <OddsTimeline review={review} told={told} seats={session.config.seats} />
      <HurtfulRoll review={review} />
      <Decision review={review} session={session} over={isOver} />
    </>
  )
}
