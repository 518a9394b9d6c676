import { useMemo } from 'react'
import { type Action, SEATS, type State } from '../../../../../engine/fortland/index.ts'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import { afterPlan } from '../../../foresight/index.ts'
import type { CostlyTurn } from '../../../review/review.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import { PlanMarks } from '../../hints/HintMarks.tsx'
import { planWords, reasonsFor } from '../../hints/hint-words.ts'
import { ringIn } from '../../ring/looks.ts'
import { StillRing } from '../../ring/StillRing.tsx'
import styles from '../lines.module.css'

interface AdviceProps {
  decision: CostlyTurn
  before: State
}

export function Advice({ decision, before }: AdviceProps) {
  const m = useAllWords()
  const { seat, rolled, better } = decision
  const whose = m.review.whose(m.common.countries[SEATS[seat]], rolled)
  const reasons = [...reasonsFor(m, before, better), broughtWords(m, decision)]
  return (
    <>
      {whose} <Emphasised text={m.review.advice(planWords(m, before, better))} /> {reasons.join(' ')}
    </>
  )
}

/** Returns the gain of the better alternative, in words. */
const broughtWords = ({ review }: AllWords, { worthPlayed, worthBetter }: CostlyTurn): string =>
  review.worth(Math.max(1, Math.round(worthBetter - worthPlayed)))

/** A small ring after a turn, with the turn drawn on it. Hidden from screen readers; the caption describes it. */
export function PlannedRing({ before, plan }: { before: State; plan: readonly Action[] }) {
  const then = useMemo(() => afterPlan(before, plan), [before, plan])
  return (
    <div className={styles['small']} aria-hidden="true">
      <StillRing state={then}>
        <PlanMarks state={before} plan={plan} ring={ringIn(then, 'bold')} />
      </StillRing>
    </div>
  )
}
