import { stateOf } from '../../../../../engine/kernel/index.ts'
import { StillReading } from '../../../../../ui/frames/end/decided/TheDecision.tsx'
import type { Reviewed } from '../../../../../ui/frames/end/decided/useReviewed.ts'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import type { Chronicle } from '../chronicle.ts'
import { Decision } from './Decision.tsx'
import { StandingTimeline } from './StandingTimeline.tsx'

interface DecidedProps {
  reviewed: Reviewed<Review>
  session: Session
  told: Chronicle
}

/** The turn that decided it: who stood better by turn, and the decision that cost most. There is no luck to be told. */
export function Decided({ reviewed: { review, failed }, session, told }: DecidedProps) {
  if (!review) return <StillReading failed={failed} />
  return (
    <>
      <StandingTimeline review={review} told={told} winner={stateOf(session).outcome?.winner ?? null} />
      <Decision decision={review.decision} session={session} over={failed || review.done} />
    </>
  )
}
