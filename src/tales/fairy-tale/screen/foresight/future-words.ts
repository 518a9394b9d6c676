import type { State } from '../../../../engine/fairy-tale/index.ts'
import type { Messages } from '../../words/messages.ts'
import { type FaceOutcome, movingIn, type RollOutcomes } from './outcomes.ts'

/** Returns a future for screen readers: the face, the monsters that move, and the cost. */
export function futureWords(
  { foresight }: Messages,
  { best, dieless }: RollOutcomes,
  outcome: FaceOutcome,
): string {
  const { roll, face, future, isOver } = outcome
  const name = foresight.rolls[roll]
  const whole = roll === 'choose' ? `${name}. ${foresight.best(best)}` : name
  return foresight.future(
    dieless ? null : face,
    whole,
    foresight.verdict(future.hurt, isOver),
    foresight.moving(movingIn(outcome)),
  )
}

/** Returns a sentence with the number of faces that hurt the oak and the cost of the worst, or with the certain outcome. */
export function summaryOf({ foresight }: Messages, { hurting, worst, outcomes }: RollOutcomes): string {
  if (outcomes.length === 1) return worst ? foresight.certain.summary(worst) : foresight.certain.safe
  return worst ? foresight.summary(hurting, worst) : foresight.safe
}

/** Returns the worst outcome of the die in few words. */
export function briefOf({ foresight }: Messages, { worst, outcomes }: RollOutcomes): string {
  const isCertain = outcomes.length === 1
  if (!worst) return isCertain ? foresight.verdict(0, false) : foresight.briefSafe
  return isCertain ? foresight.certain.brief(worst) : foresight.brief(worst)
}

/** Returns why there is no foresight now. */
export function notNowWords({ foresight, refusals }: Messages, state: State, watching: boolean): string {
  const { notNow } = foresight
  const { pending, phase, outcome } = state
  if (watching) return notNow.watch
  if (outcome) return refusals['game-is-over']
  if (pending?.kind === 'spawn-side' || pending?.kind === 'movement-side') return notNow.side
  if (pending) return notNow.answer
  return phase === 'action' ? notNow.nobody : notNow.roll
}
