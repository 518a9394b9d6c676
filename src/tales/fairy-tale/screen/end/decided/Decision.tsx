import { stateOf } from '../../../../../engine/kernel/index.ts'
import { Compared, TheDecision } from '../../../../../ui/frames/end/decided/TheDecision.tsx'
import { WaysToMoment } from '../../../../../ui/frames/end/decided/WaysToMoment.tsx'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import { type Session, useGame } from '../../../game.ts'
import { useLeaders } from '../../../leaders.ts'
import type { CostlyDecision, Review } from '../../../review/review.ts'
import { useAllWords } from '../../../words/useAllWords.ts'
import { planWords } from '../../hints/hint-words.ts'
import { boardAfter } from './board-after.ts'
import { PlannedBoard } from './PlannedBoard.tsx'

interface DecisionProps {
  review: Review
  session: Session
  /** Nothing more will be found. */
  over: boolean
}

/** The decision that cost most, with both boards; a kind word where there was none. */
export function Decision({ review: { decision, die, luck }, session, over }: DecisionProps) {
  const { review } = useAllWords()
  // Dice that were kind are not blamed.
  const blamed = stateOf(session).outcome === 'lost' && die !== null && luck.chance <= luck.giveOrTake
  return (
    <TheDecision over={over} none={blamed ? review.wisely : review.nothingBetter}>
      {decision && <Told decision={decision} session={session} />}
    </TheDecision>
  )
}

function Told({ decision, session }: { decision: CostlyDecision; session: Session }) {
  const words = useAllWords()
  const { review, foresight, common, hint } = words
  const { turn, move, played, better, oddsPlayed, oddsBetter } = decision
  const before = session.moves[move]?.before ?? session.first
  const { percent } = foresight.odds
  const told = hint.exact(common.list(planWords(words, before, boardAfter(before, better).plan)))
  return (
    <Compared
      turn={turn}
      played={<PlannedBoard before={before} {...boardAfter(before, played)} />}
      better={<PlannedBoard before={before} {...boardAfter(before, better)} />}
      advice={
        <Emphasised text={review.advice(told.replace(/\.$/, ''), percent(oddsPlayed), percent(oddsBetter))} />
      }
      ways={
        <WaysToMoment
          game={useGame}
          isOver={({ outcome }) => outcome !== null}
          session={session}
          move={move}
          take={useLeaders.getState().take}
        />
      }
    />
  )
}
