import { useMemo } from 'react'
import type { Action, State } from '../../../../../engine/fortress/index.ts'
import { Heading } from '../../../../../ui/art/index.ts'
import { decidedBy } from '../../../../../ui/frames/end/decided/TheDecision.tsx'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import { stateAfter } from '../../../foresight/index.ts'
import type { CostlyTurn, Review, Stroke } from '../../../review/review.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import { StillField } from '../../field/StillField.tsx'
import { percent } from '../../foresight/odds-words.ts'
import { actionWords } from '../../hints/hint-words.ts'
import { KIT } from '../../kit.ts'
import styles from '../end.module.css'
import { decidedLines } from '../tell-siege.ts'
import type { TurnHistory } from '../turn-history.ts'
import { ChanceTimeline } from './ChanceTimeline.tsx'

export const { Decided } = decidedBy(KIT, {
  Story,
  useNone: () => useAllWords().end.review.none,
  Board: Planned,
  Advice,
})

interface StoryProps {
  review: Review
  told: TurnHistory
}

/** The chance of victory turn by turn, and the notable random events. */
function Story({ review, told }: StoryProps) {
  const m = useAllWords()
  const strokes = [review.best, review.worst].flatMap((stroke) => (stroke ? [strokeWords(stroke, m)] : []))
  return (
    <>
      <ChanceTimeline turns={review.turns} />
      <Heading>{m.end.decided}</Heading>
      <ul className={styles.decided}>
        {[...strokes, ...decidedLines(told, m)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function strokeWords({ turn, kind, face, gained }: Stroke, m: AllWords): string {
  const { review } = m.end
  const share = percent(Math.abs(gained), m)
  if (kind === 'assault') return gained > 0 ? review.luckyAssault(share) : review.unluckyAssault(share)
  return gained > 0 ? review.luckyNight(turn, face ?? 1, share) : review.unluckyNight(turn, face ?? 6, share)
}

interface AdviceProps {
  decision: CostlyTurn
}

function Advice({ decision: { better, worthPlayed, worthBetter } }: AdviceProps) {
  const m = useAllWords()
  return (
    <Emphasised
      text={m.end.review.advice(
        better.map((action) => actionWords(m, action)).join(m.hints.thenAfter),
        percent(worthPlayed, m),
        percent(worthBetter, m),
      )}
    />
  )
}

/** A small field after the actions of a turn, before the rng is used; a fight shows its pairs. */
function Planned({ before, plan }: { before: State; plan: readonly Action[] }) {
  const then = useMemo(() => playedTo(before, plan), [before, plan])
  return (
    <div className={styles.small}>
      <StillField state={then} />
    </div>
  )
}

/** Returns the position before the fight, or after the last action without the rng. */
function playedTo(before: State, plan: readonly Action[]): State {
  let now = before
  for (const action of plan) {
    if (action.type === 'fight') break
    now = stateAfter(now, action) ?? now
  }
  return now
}
