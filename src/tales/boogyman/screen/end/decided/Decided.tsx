import { stateOf } from '../../../../../engine/kernel/index.ts'
import { decidedBy } from '../../../../../ui/frames/end/decided/TheDecision.tsx'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { KIT } from '../../kit.ts'
import type { TurnHistory } from '../turn-history.ts'
import { Advice, PlannedClearing } from './Decision.tsx'
import { StandingTimeline } from './StandingTimeline.tsx'

export const { Decided } = decidedBy(KIT, {
  Story,
  useNone: () => useAllWords().review.nothingBetter,
  Board: PlannedClearing,
  Advice,
})

interface StoryProps {
  review: Review
  session: Session
  told: TurnHistory
}

/** The evaluation by turn, without any report of luck. */
function Story({ review, session, told }: StoryProps) {
  const winner = stateOf(session).outcome?.winner ?? null
  return <StandingTimeline review={review} told={told} winner={winner} />
}
