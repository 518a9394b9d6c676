import type { State } from '../../../../engine/fairy-tale/index.ts'
import type { Messages } from '../../words/messages.ts'
import { type Ahead, movingIn, type Outcome } from './outcomes.ts'

/** One future as it is read aloud: the face, whom it moves, and what that costs. */
export function futureWords({ foresight }: Messages, { best, dieless }: Ahead, outcome: Outcome): string {
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

/** How many faces of the die hurt the oak, and what the worst of them cost, in a sentence; or what will come for certain. */
export function summaryOf({ foresight }: Messages, { hurting, worst, outcomes }: Ahead): string {
  if (outcomes.length === 1) return worst ? foresight.certain.summary(worst) : foresight.certain.safe
  return worst ? foresight.summary(hurting, worst) : foresight.safe
}

/** The worst that the die may bring, in figures. */
export function figuresOf({ foresight }: Messages, { worst, outcomes }: Ahead): string {
  if (!worst) return foresight.allSafe
  return outcomes.length === 1 ? foresight.certain.figures(worst) : foresight.figures(worst)
}

/** Why nothing is to be foreseen now. */
export function notNowWords({ foresight, refusals }: Messages, state: State, watching: boolean): string {
  const { notNow } = foresight
  const { pending, phase, outcome } = state
  if (watching) return notNow.watch
  if (outcome) return refusals['game-is-over']
  if (pending?.kind === 'spawn-side' || pending?.kind === 'movement-side') return notNow.side
  if (pending) return notNow.answer
  return phase === 'action' ? notNow.nobody : notNow.roll
}
