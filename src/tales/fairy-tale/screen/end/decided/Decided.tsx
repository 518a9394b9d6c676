import { stateOf } from '../../../../../engine/kernel/index.ts'
import { decidedBy } from '../../../../../ui/frames/end/decided/TheDecision.tsx'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { KIT } from '../../kit.ts'
import type { TurnHistory } from '../turn-history.ts'
import { Advice, noDecision, PlannedBoard } from './Decision.tsx'
import { LargestSteps } from './LargestSteps.tsx'
import { OddsTimeline } from './OddsTimeline.tsx'

export const { Decided } = decidedBy(KIT, {
  Story,
  useNone(review, session) {
    const words = useAllWords().review
    return words.none[noDecision(review, stateOf(session).outcome)]
  },
  Board: PlannedBoard,
  Advice,
})

interface StoryProps {
  review: Review
  session: Session
  told: TurnHistory
}

/** The odds by turn, and the turns that changed them most. */
function Story({ review, session, told }: StoryProps) {
  return (
    <>
      <OddsTimeline review={review} told={told} seats={session.config.seats} />
      <LargestSteps review={review} told={told} seats={session.config.seats} />
    </>
  )
}
