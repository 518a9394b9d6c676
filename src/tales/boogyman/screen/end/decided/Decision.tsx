import { useMemo } from 'react'
import { type Action, PAWNS, type State } from '../../../../../engine/boogyman/index.ts'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import { after } from '../../../foresight/index.ts'
import type { CostlyTurn } from '../../../review/review.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import { StillClearing } from '../../clearing/StillClearing.tsx'
import { PlanMarks } from '../../hints/HintMarks.tsx'
import { planWords, reasonsFor } from '../../hints/hint-words.ts'
import styles from './decided.module.css'

interface AdviceProps {
  decision: CostlyTurn
  before: State
}

export function Advice({ decision, before }: AdviceProps) {
  const m = useAllWords()
  const { better } = decision
  const reasons = [...reasonsFor(m, before, better), broughtWords(m, decision)]
  return (
    <>
      <Emphasised text={m.review.advice(planWords(m, better))} /> {reasons.join(' ')}
    </>
  )
}

/** The advantage of the better turn, in words. */
function broughtWords({ review }: AllWords, { worthPlayed, worthBetter }: CostlyTurn): string {
  if (worthBetter >= PAWNS) return review.theirs
  if (worthPlayed <= -PAWNS) return review.notLost
  return review.worth(Math.max(1, Math.round(worthBetter - worthPlayed)))
}

/** A small board after a turn, with the paths of the turn. The caption says which turn it is. */
export function PlannedClearing({ before, plan }: { before: State; plan: readonly Action[] }) {
  const then = useMemo(() => plan.reduce(after, before), [before, plan])
  return (
    <div className={styles['board']} aria-hidden="true">
      <StillClearing state={then} detail="bold">
        <PlanMarks state={before} plan={plan} isDone />
      </StillClearing>
    </div>
  )
}
