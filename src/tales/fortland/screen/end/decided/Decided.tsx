import { stateOf } from '../../../../../engine/kernel/index.ts'
import { StandingTimeline } from '../../../../../ui/frames/end/decided/StandingTimeline.tsx'
import { decidedBy } from '../../../../../ui/frames/end/decided/TheDecision.tsx'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { KIT } from '../../kit.ts'
import { countryName } from '../../ring/names.ts'
import { chartSeats } from '../Timeline.tsx'
import { Advice, PlannedRing } from './Decision.tsx'

export const { Decided } = decidedBy(KIT, {
  Story: Standings,
  useNone: () => useAllWords().review.nothingBetter,
  Board: PlannedRing,
  Advice,
})

/** The cap of leads in the chart, in towns. */
const MOST = 10

/** The chart of each country's lead, turn by turn. */
function Standings({ review: { turns, decided }, session }: { review: Review; session: Session }) {
  const m = useAllWords()
  const state = stateOf(session)
  const winner = state.outcome?.winners[0]
  return (
    <StandingTimeline
      words={m.review}
      turns={turns}
      decided={decided}
      winner={winner === undefined ? null : countryName(m, winner)}
      seats={chartSeats(m, state)}
      most={MOST}
    />
  )
}
