import { useMemo } from 'react'
import { type Action, citadel, type Plot, type State } from '../../../../../engine/citadel/index.ts'
import { stateFor } from '../../../../../engine/kernel/index.ts'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import { wedgeOf } from '../../../art/town/index.ts'
import { stateAfter } from '../../../foresight/index.ts'
import { plotOf } from '../../../intent/wish.ts'
import type { CostlyTurn } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { planWords, reasonsFor } from '../../hints/hint-words.ts'
import { orderName } from '../../state/order-names.ts'
import { StillTown } from '../../town/StillTown.tsx'
import styles from '../end.module.css'

interface AdviceProps {
  decision: CostlyTurn
  before: State
}

export function Advice({ decision, before }: AdviceProps) {
  const m = useAllWords()
  const { seat, better, worthPlayed, worthBetter } = decision
  const lost = worthBetter - worthPlayed
  const reasons = [
    ...reasonsFor(m, stateFor(citadel, before, seat), better),
    // A missed win needs no number of points.
    ...(lost > MOST ? [] : [m.review.worth(Math.max(1, Math.round(lost)))]),
  ]
  return (
    <>
      {m.review.whose(orderName(m, seat))} <Emphasised text={m.review.advice(planWords(m, better))} />{' '}
      {reasons.join(' ')}
    </>
  )
}

/** Larger losses than this are missed wins, in points. */
const MOST = 30

/** A small static town after a turn, with the plots of the plan. The caption below names the turn. */
export function PlannedTown({ before, plan }: { before: State; plan: readonly Action[] }) {
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
