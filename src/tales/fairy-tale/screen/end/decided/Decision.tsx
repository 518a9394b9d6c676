import type { Action, ActionType, Outcome, State } from '../../../../../engine/fairy-tale/index.ts'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import { afterConsidered } from '../../../foresight/index.ts'
import type { CostlyDecision, Review } from '../../../review/review.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import { boxOf } from '../../forest/layout.ts'
import { tilePlaces } from '../../forest/picture.ts'
import { planMarks } from '../../hints/hint-plan.ts'
import { planWords } from '../../hints/hint-words.ts'
import { PlanLines } from '../../hints/PlanLines.tsx'
import { TaleBoard } from '../../setup/TaleBoard.tsx'
import styles from './decided.module.css'

/** The minimum total cost of all decisions to be mentioned, as a probability. */
const LEAST = 0.1

/** Returns the key of the text for a game without one costly decision. It must neither praise nor blame without certainty. */
export function noDecision(
  { luck, choices }: Review,
  outcome: Outcome | null,
): keyof AllWords['review']['none'] {
  if (outcome !== 'lost') return 'well'
  if (choices.chance + choices.giveOrTake < -LEAST) return 'manyLittle'
  const badLuck = luck.chance + luck.giveOrTake < 0
  return badLuck && choices.chance > -LEAST ? 'dice' : 'unclear'
}

interface AdviceProps {
  decision: CostlyDecision
  before: State
}

export function Advice({ decision: { better, oddsPlayed, oddsBetter }, before }: AdviceProps) {
  const words = useAllWords()
  const { review, futures, common, hint } = words
  const { percent } = futures.odds
  const told = hint.exact(common.list(planWords(words, before, boardAfter(before, better).plan)))
  return (
    <Emphasised text={review.advice(told.replace(/\.$/, ''), percent(oddsPlayed), percent(oddsBetter))} />
  )
}

interface PlannedBoardProps {
  before: State
  plan: readonly Action[]
}

/** A small still board after a plan, with the plan drawn on it; the caption below says whether it was played. */
export function PlannedBoard({ before, plan: whole }: PlannedBoardProps) {
  const { plan, after } = boardAfter(before, whole)
  const { left, top, right, bottom } = boxOf(tilePlaces(after))
  const view = [left, top - 0.12, right - left, bottom - top + 0.2]
  return (
    <div className={styles['board']}>
      <TaleBoard state={after} />
      <svg viewBox={view.map((length) => length * 100).join(' ')} overflow="visible" aria-hidden="true">
        <PlanLines {...planMarks(before, plan)} />
      </svg>
    </div>
  )
}

/** Actions that belong to a die roll, with results unknown to the player. */
const ROLLED: readonly ActionType[] = ['roll', 'end-turn', 'keep-die', 'choose-side']

/** The part of a plan before a die roll, and the state after it. */
interface DoneSoFar {
  /** At least one action; the end of the turn alone is a plan too. */
  plan: readonly [Action, ...Action[]]
  after: State
}

/** Returns the part of a plan before its first die roll, and the state after it. */
function boardAfter(before: State, plan: readonly Action[]): DoneSoFar {
  const end = plan.findIndex(isRolled)
  const [first, ...rest] = end < 0 ? plan : plan.slice(0, end)
  if (!first) return { plan: [plan[0] ?? { type: 'end-turn' }], after: before }
  const after = [first, ...rest].reduce<State | null>(
    (now, action) => now && afterConsidered(now, action),
    before,
  )
  return { plan: [first, ...rest], after: after ?? before }
}

const isRolled = (action: Action): boolean =>
  ROLLED.includes(action.type) || (action.type === 'use' && action.power === 'reroll')
