import { citadel, type View } from '../../../../../engine/citadel/index.ts'
import { lastView } from '../../../../../engine/kernel/index.ts'
import { StandingTimeline } from '../../../../../ui/frames/end/decided/StandingTimeline.tsx'
import { decidedBy } from '../../../../../ui/frames/end/decided/TheDecision.tsx'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { KIT } from '../../kit.ts'
import { orderName } from '../../state/order-names.ts'
import { chartSeats } from '../Timeline.tsx'
import { Advice, PlannedTown } from './Decision.tsx'
import { Luck } from './Luck.tsx'

export const { Decided } = decidedBy(KIT, {
  Story,
  useNone: () => useAllWords().review.nothingBetter,
  Board: PlannedTown,
  Advice,
})

/** The lead of the Orders by turn, and the luck. */
function Story({ review, session }: { review: Review; session: Session }) {
  const state = lastView(citadel, session)
  return (
    <>
      <Standings review={review} state={state} />
      <Luck review={review} state={state} />
    </>
  )
}

/** Maximum lead that is shown, in points. */
const MOST = 12

/** The lead of each Order, turn by turn. */
function Standings({ review: { turns, decided }, state }: { review: Review; state: View }) {
  const m = useAllWords()
  const winner = state.winners?.[0]
  return (
    <StandingTimeline
      words={m.review}
      turns={turns}
      decided={decided}
      winner={winner === undefined ? null : orderName(m, winner)}
      seats={chartSeats(m, state)}
      most={MOST}
    />
  )
}
