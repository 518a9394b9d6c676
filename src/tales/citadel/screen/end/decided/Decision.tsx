import { useMemo } from 'react'
import { type Action, citadel, type Plot, type State } from '../../../../../engine/citadel/index.ts'
import { seenBy } from '../../../../../engine/kernel/index.ts'
import { Compared, TheDecision } from '../../../../../ui/frames/end/decided/TheDecision.tsx'
import { WaysToMoment } from '../../../../../ui/frames/end/decided/WaysToMoment.tsx'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import { wedgeOf } from '../../../art/town/index.ts'
import { stateAfter } from '../../../foresight/index.ts'
import type { Session } from '../../../game.ts'
import { plotOf } from '../../../intent/wish.ts'
import type { CostlyTurn } from '../../../review/review.ts'
import { useTable } from '../../../table.ts'
import { useMessages } from '../../../words/useMessages.ts'
import { planWords, reasonsFor } from '../../hints/hint-words.ts'
import { orderName } from '../../now/names.ts'
import { StillTown } from '../../town/StillTown.tsx'
import styles from '../end.module.css'

interface DecisionProps {
  decision: CostlyTurn | null
  session: Session
  /** Nothing more will be found. */
  over: boolean
}

/** The turn that cost most, with both towns; a kind word where there was none. */
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
  const { turn, move, seat, played, better, worthPlayed, worthBetter } = decision
  const before = session.moves[move]?.before ?? session.first
  const lost = worthBetter - worthPlayed
  const reasons = [
    ...reasonsFor(m, seenBy(citadel, before, seat), better),
    // What would have won says enough by itself.
    ...(lost > MOST ? [] : [m.review.worth(Math.max(1, Math.round(lost)))]),
  ]
  return (
    <Compared
      turn={turn}
      played={<PlannedTown before={before} plan={played} />}
      better={<PlannedTown before={before} plan={better} />}
      advice={
        <>
          {m.review.whose(orderName(m, seat))} <Emphasised text={m.review.advice(planWords(m, better))} />{' '}
          {reasons.join(' ')}
        </>
      }
      ways={
        <WaysToMoment
          game={table.game}
          isOver={({ winners }) => winners !== null}
          session={session}
          move={move}
          take={table.leaders.getState().take}
        />
      }
    />
  )
}

/** More points than this nobody loses in one turn but a victory. */
const MOST = 30

/** A small still town after a turn, with the plots that it was about; the caption below says which turn it is. */
function PlannedTown({ before, plan }: { before: State; plan: readonly Action[] }) {
  const then = useMemo(() => stateAfter(before, plan), [before, plan])
  const plots = [...new Set(plan.flatMap((action): Plot[] => plotsIn(action)))]
  return (
    <div className={styles['small']} aria-hidden="true">
      <StillTown state={then} you={before.onTurn}>
        {plots.map((plot) => (
          <path key={plot} className={styles['about']} d={wedgeOf(plot, 3).path} />
        ))}
      </StillTown>
    </div>
  )
}

function plotsIn(action: Action): Plot[] {
  const plot = plotOf(action)
  return plot === null ? [] : [plot]
}
