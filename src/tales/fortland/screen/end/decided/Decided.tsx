import { stateOf } from '../../../../../engine/kernel/index.ts'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { Decision } from './Decision.tsx'
import { StandingTimeline } from './StandingTimeline.tsx'

interface DecidedProps {
  review: Review
  /** Nothing more will be found. */
  isOver: boolean
  session: Session
}

/** What decided it: how the countries stood by turn, and the turn that cost most. */
export function Decided({ review, isOver, session }: DecidedProps) {
  return (
    <>
      <StandingTimeline review={review} state={stateOf(session)} />
      <Decision decision={review.decision} session={session} over={isOver} />
    </>
  )
}
