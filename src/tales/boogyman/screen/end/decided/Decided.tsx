import { stateOf } from '../../../../../engine/kernel/index.ts'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import type { Chronicle } from '../chronicle.ts'
import { Decision } from './Decision.tsx'
import { StandingTimeline } from './StandingTimeline.tsx'

interface DecidedProps {
  review: Review
  /** Nothing more will be found. */
  isOver: boolean
  session: Session
  told: Chronicle
}

/** The turn that decided it: who stood better by turn, and the decision that cost most. There is no luck to be told. */
export function Decided({ review, isOver, session, told }: DecidedProps) {
  return (
    <>
      <StandingTimeline review={review} told={told} winner={stateOf(session).outcome?.winner ?? null} />
      <Decision decision={review.decision} session={session} over={isOver} />
    </>
  )
}
