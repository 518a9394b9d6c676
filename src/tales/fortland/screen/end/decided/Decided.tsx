import { SEATS, type State, seatsOf } from '../../../../../engine/fortland/index.ts'
import { stateOf } from '../../../../../engine/kernel/index.ts'
import { StandingTimeline } from '../../../../../ui/frames/end/decided/StandingTimeline.tsx'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { useMessages } from '../../../words/messages.ts'
import { countryName } from '../../ring/names.ts'
import { Legend } from '../Legend.tsx'
import styles from '../lines.module.css'
import { Decision } from './Decision.tsx'

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
      <Standings review={review} state={stateOf(session)} />
      <Decision decision={review.decision} session={session} over={isOver} />
    </>
  )
}

/** No country is told to be ahead by more towns than this. */
const MOST = 10

/** Which country stood ahead, turn by turn. */
function Standings({ review: { turns, decided }, state }: { review: Review; state: State }) {
  const m = useMessages()
  const winner = state.outcome?.winners[0]
  return (
    <StandingTimeline
      words={m.review}
      tooShort={m.end.tooShort}
      turns={turns}
      decided={decided}
      winner={winner === undefined ? null : countryName(m, winner)}
      seats={seatsOf(state).map((seat) => ({ name: countryName(m, seat), line: styles[SEATS[seat]] }))}
      most={MOST}
      legend={seatsOf(state).map((seat) => <Legend key={seat} seat={seat} />)}
    />
  )
}
