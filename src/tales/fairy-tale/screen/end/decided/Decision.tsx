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

/** What all decisions together must have cost at least to be told. */
const LEAST = 0.1

/** What there is to say where no one decision cost much: nobody is praised or blamed who may not have earned it. */
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

/** A small still board after a plan, and over it what was done; the caption below says which it is. */
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

/** What brings a die: how it falls, nobody could know. */
const ROLLED: readonly ActionType[] = ['roll', 'end-turn', 'keep-die', 'choose-side']

/** What was done of a plan before a die fell, and the game after it. */
interface DoneSoFar {
  /** The end of the turn alone is a plan too. */
  plan: readonly [Action, ...Action[]]
  after: State
}

/** The game after a plan, as far as no die falls in it. */
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
