import { type Action, copyOf, fortland, type Seat, type State } from '../../../engine/fortland/index.ts'
import type { Rng } from '../../../engine/kernel/index.ts'
import { pickOne } from '../../../players/player.ts'
import { endsOf, type Reached } from '../foresight/index.ts'
import { valueFor } from './evaluate.ts'
import type { Player } from './player.ts'

/** A possible end of the turn and its value for the country on turn. */
export interface Choice extends Reached {
  readonly value: number
}

/** Rates ends of the turn, best first. The rng orders equal ones. */
export function choicesOf(ends: readonly Reached[], seat: Seat, luck: Rng): Choice[] {
  const choices = ends.map((end): Choice => ({ ...end, value: valueFor(end.state, seat) }))
  return byValue(shuffled(choices, luck))
}

/** Returns all ends of the turn, best first. */
export const choicesFor = (state: State, luck: Rng): Choice[] => choicesOf(endsOf(state), state.onTurn, luck)

/** Sorts by value, best first; equal values keep their order. */
export const byValue = <Valued extends { readonly value: number }>(choices: readonly Valued[]): Valued[] =>
  [...choices].sort((one, other) => other.value - one.value)

/** Shuffles a list. */
function shuffled<Value>(values: readonly Value[], luck: Rng): Value[] {
  const left = [...values]
  return values.flatMap(() => left.splice(luck.draw(left.length), 1))
}

/** Returns the next action on the way to an end, or the end of the turn. */
export const nextOn = ({ way: [first] }: Pick<Reached, 'way'>): Action => first ?? { type: 'end' }

/**
 * Makes a bot that weighs turns with more than one action. It musters anywhere, and rolls or does the only action at once. It weighs a
 * copy, so that cached values are released with the copy and the given position may be mutated.
 */
export const weighing =
  (weigh: (state: State, luck: Rng) => Pick<Reached, 'way'>): Player =>
  (state, luck) => {
    const actions = fortland.list(state)
    const isPlain = state.phase !== 'act' || actions.length === 1
    return isPlain ? pickOne(actions, luck) : nextOn(weigh(copyOf(state), luck))
  }

/** True if the seat is the only winner. */
export const isWonBy = ({ outcome }: State, seat: Seat): boolean =>
  outcome !== null && outcome.winners.length === 1 && outcome.winners[0] === seat
