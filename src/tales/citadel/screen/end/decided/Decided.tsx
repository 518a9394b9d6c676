import { citadel, seatsOf, type View } from '../../../../../engine/citadel/index.ts'
import { lastView } from '../../../../../engine/kernel/index.ts'
import { StandingTimeline } from '../../../../../ui/frames/end/decided/StandingTimeline.tsx'
import { decidedBy } from '../../../../../ui/frames/end/decided/TheDecision.tsx'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { KIT } from '../../kit.ts'
import { orderName, orderOf, orderTitle } from '../../state/order-names.ts'
import styles from '../end.module.css'
import { Legend } from '../Legend.tsx'
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
      seats={seatsOf(state).map((seat) => ({ name: orderTitle(m, seat), line: styles[orderOf(seat)] }))}
      most={MOST}
      legend={seatsOf(state).map((seat) => <Legend key={orderOf(seat)} seat={seat} />)}
    />
  )
}
