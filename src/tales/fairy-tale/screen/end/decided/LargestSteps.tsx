import { useId } from 'react'
import type { SeatConfig } from '../../../../../engine/fairy-tale/index.ts'
import { Heading } from '../../../../../ui/art/index.ts'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import type { Review } from '../../../review/review.ts'
import { decidingStep, stepsOf, type TurnStep } from '../../../review/steps.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import { momentWords } from '../Timeline.tsx'
import type { TurnHistory } from '../turn-history.ts'
import styles from './decided.module.css'

interface LargestStepsProps {
  review: Review
  told: TurnHistory
  seats: readonly SeatConfig[]
}

/** The maximum number of turns beside the deciding one, and the minimum change of the odds of each. */
const MOST_OTHERS = 2
const LEAST = 0.05

const change = ({ from, to }: TurnStep): number => Math.abs(to - from)

/** The turn that decided the game, the other turns with the largest changes, and the effect of all dice. */
export function LargestSteps({ review, told, seats }: LargestStepsProps) {
  const id = useId()
  const words = useAllWords()
  const { review: say, futures } = words
  const { percent } = futures.odds
  const deciding = decidingStep(review)
  const others = stepsOf(review.turns)
    .filter((step) => step.turn !== review.decided && change(step) >= LEAST)
    .sort((a, b) => change(b) - change(a))
    .slice(0, MOST_OTHERS)
    .sort((a, b) => a.turn - b.turn)
  const causeOf = (turn: number) => causesIn(turn, { review, told, seats }, words).join('; ')
  return (
    <section aria-labelledby={id} className={styles['steps']}>
      {deciding && <Rosette turn={deciding.turn} />}
      <div>
        <Heading>
          <span id={id}>{deciding ? say.decidedIt(deciding.turn) : say.undecided}</span>
        </Heading>
        {deciding && (
          <p className={styles['step']} data-step={deciding.turn}>
            <Emphasised
              text={say.step(
                causeOf(deciding.turn),
                percent(deciding.from),
                percent(deciding.to),
                deciding.to > deciding.from,
              )}
            />
          </p>
        )}
        {others.length > 0 && (
          <ul className={styles['others']}>
            {others.map(({ turn, from, to }) => (
              <li key={turn} data-step={turn}>
                <Emphasised text={say.other(turn, causeOf(turn), percent(from), percent(to))} />
              </li>
            ))}
          </ul>
        )}
        <Luck review={review} />
      </div>
    </section>
  )
}

/** Returns the events of a turn: its diamonds and hearts, otherwise the die that cost the Oak most, if it was rolled then. */
function causesIn(turn: number, { review, told, seats }: LargestStepsProps, words: AllWords): string[] {
  const causes = told.moments.flatMap((moment) =>
    moment.turn === turn ? [momentWords(moment, seats, words)] : [],
  )
  const { die } = review
  return causes.length === 0 && die?.turn === turn ? [words.review.rolled[die.for](die.face)] : causes
}

/** The effect of all dice, if it is certain: the doubts of many dice add up. */
function Luck({ review: { luck } }: { review: Review }) {
  const { review } = useAllWords()
  if (Math.abs(luck.chance) <= luck.giveOrTake) return null
  const points = Math.round(Math.abs(luck.chance) * 100)
  return <p className={styles['aside']}>{review.luck[luck.chance < 0 ? 'bad' : 'good'](points)}</p>
}

const PETALS = Array.from({ length: 12 }, (_, nth) => {
  const angle = (nth * Math.PI) / 6
  return `${(24 * Math.cos(angle)).toFixed(1)} ${(24 * Math.sin(angle)).toFixed(1)}`
})

/** The number of the deciding turn on a gold rosette. */
const Rosette = ({ turn }: { turn: number }) => (
  <svg className="grows" width={64} height={64} viewBox="-32 -32 64 64" aria-hidden="true">
    <path
      className={styles['disc']}
      d={`M${PETALS[0]}${PETALS.slice(1)
        .concat(PETALS[0] ?? '')
        .map((petal) => `A6.2 6.2 0 0 1 ${petal}`)
        .join('')}Z`}
    />
    <text className={styles['number']} y={8}>
      {turn}
    </text>
  </svg>
)
