import { type Action, copyOf, fortland, type Seat, type State } from '../../../engine/fortland/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'
import { pickOne } from '../../../players/player.ts'
import { endsOf, type Reached } from '../foresight/index.ts'
import { valueFor } from './evaluate.ts'
import type { Player } from './player.ts'

/** A way in which the turn can end, and how the board stands then for who is on turn. */
export interface Choice extends Reached {
  readonly value: number
}

/** These ways in which the turn can end, the best boards first; what is equally good, luck puts in order. */
export function choicesOf(ends: readonly Reached[], seat: Seat, luck: Chance): Choice[] {
  const choices = ends.map((end): Choice => ({ ...end, value: valueFor(end.state, seat) }))
  return byValue(shuffled(choices, luck))
}

/** All ways in which the turn can end, the best boards first. */
export const choicesFor = (state: State, luck: Chance): Choice[] =>
  choicesOf(endsOf(state), state.onTurn, luck)

/** The best first; equals stay as they are. */
export const byValue = <Valued extends { readonly value: number }>(choices: readonly Valued[]): Valued[] =>
  [...choices].sort((one, other) => other.value - one.value)

/** Puts things in an order of luck. */
function shuffled<Value>(values: readonly Value[], luck: Chance): Value[] {
  const left = [...values]
  return values.flatMap(() => left.splice(luck.draw(left.length), 1))
}

/** What is done now on the way to an end: its next action, or the end of the turn. */
export const nextOn = ({ way: [first] }: Pick<Reached, 'way'>): Action => first ?? { type: 'end' }

/**
 * A player who does as others where there is nothing to weigh: it musters anywhere, rolls, and does what it
 * must. It weighs a copy, of which all that is reckoned is forgotten with it: the position it is given may be played on.
 */
export const weighing =
  (weigh: (state: State, luck: Chance) => Pick<Reached, 'way'>): Player =>
  (state, luck) => {
    const actions = fortland.list(state)
    const isPlain = state.phase !== 'act' || actions.length === 1
    return isPlain ? pickOne(actions, luck) : nextOn(weigh(copyOf(state), luck))
  }

/** Whether a position is a victory that a country need not share. */
export const isWonBy = ({ outcome }: State, seat: Seat): boolean =>
  outcome !== null && outcome.winners.length === 1 && outcome.winners[0] === seat
