import { useMemo } from 'react'
import { type Action, PAWNS, type State } from '../../../../../engine/boogyman/index.ts'
import { Compared, TheDecision } from '../../../../../ui/frames/end/decided/TheDecision.tsx'
import { WaysToMoment } from '../../../../../ui/frames/end/decided/WaysToMoment.tsx'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import { after } from '../../../foresight/index.ts'
import type { Session } from '../../../game.ts'
import type { CostlyTurn } from '../../../review/review.ts'
import { useTable } from '../../../table.ts'
import type { Messages } from '../../../words/messages.ts'
import { useMessages } from '../../../words/useMessages.ts'
import { StillClearing } from '../../clearing/StillClearing.tsx'
import { PlanMarks } from '../../hints/HintMarks.tsx'
import { planWords, reasonsFor } from '../../hints/hint-words.ts'
import styles from './decided.module.css'

interface DecisionProps {
  decision: CostlyTurn | null
  session: Session
  /** Nothing more will be found. */
  over: boolean
}

/** The decision that cost most, with both boards; a kind word where there was none. */
export function Decision({ decision, session, over }: DecisionProps) {
  const { review } = useMessages()
  return (
    <TheDecision over={over} none={review.nothingBetter}>
      {decision && <Told decision={decision} session={session} />}
    </TheDecision>
  )
}

function Told({ decision, session }: { decision: CostlyTurn; session: Session }) {
  const table = useTable()
  const m = useMessages()
  const { turn, move, played, better } = decision
  const before = session.moves[move]?.before ?? session.first
  const reasons = [...reasonsFor(m, before, better), broughtWords(m, decision)]
  return (
    <Compared
      turn={turn}
      played={<PlannedClearing before={before} plan={played} />}
      better={<PlannedClearing before={before} plan={better} />}
      advice={
        <>
          <Emphasised text={m.review.advice(planWords(m, better))} /> {reasons.join(' ')}
        </>
      }
      ways={
        <WaysToMoment
          game={table.game}
          isOver={({ outcome }) => outcome !== null}
          session={session}
          move={move}
          take={table.leaders.getState().take}
        />
      }
    />
  )
}

/** What something better would have brought. */
function broughtWords({ review }: Messages, { aheadPlayed, aheadBetter }: CostlyTurn): string {
  if (aheadBetter >= PAWNS) return review.theirs
  if (aheadPlayed <= -PAWNS) return review.notLost
  return review.worth(Math.max(1, Math.round(aheadBetter - aheadPlayed)))
}

/** A small still clearing after a turn, and over it the ways of it; the caption below says which it is. */
function PlannedClearing({ before, plan }: { before: State; plan: readonly Action[] }) {
  const then = useMemo(() => plan.reduce(after, before), [before, plan])
  return (
    <div className={styles['board']} aria-hidden="true">
      <StillClearing state={then} detail="bold">
        <PlanMarks state={before} plan={plan} isDone />
      </StillClearing>
    </div>
  )
}
