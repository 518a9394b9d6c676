import { stateOf } from '../../../../../engine/kernel/index.ts'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { Decision } from './Decision.tsx'
import { Luck } from './Luck.tsx'
import { StandingTimeline } from './StandingTimeline.tsx'

interface DecidedProps {
  review: Review
  /** Nothing more will be found. */
  isOver: boolean
  session: Session
}

/** What decided it: how the Orders stood by turn, what was luck, and the turn that cost most. */
export function Decided({ review, isOver, session }: DecidedProps) {
  const state = stateOf(session)
  return (
    <>
      <StandingTimeline review={review} state={state} />
      <Luck review={review} state={state} />
      <Decision decision={review.decision} session={session} over={isOver} />
    </>
  )
}
