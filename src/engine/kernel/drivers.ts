import { createDraft, current, finishDraft, freeze } from 'immer'
import { type Chance, seededChance } from './chance.ts'
import type { Game, Refused, WithLuck } from './game.ts'

/** One thing that happened, and the state as it was just after. */
export interface Frame<State, Event> {
  readonly event: Event
  readonly state: State
}

/** What came of an action: a new state with all that happened, or the reason why not. */
export type Played<State, Event, Refusal> =
  | { readonly ok: true; readonly state: State; readonly frames: readonly Frame<State, Event>[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Makes the luck for an action from the state that it changes. */
export type ChanceFor = (holder: WithLuck) => Chance

/**
 * The driver for the screen: carries an action out on a copy. The given state stays as it is, and is
 * frozen from now on like the new one (they share what did not change); so are the events, each of which
 * comes with the state after it.
 */
export function play<Config, State extends WithLuck, Action, Event, Refusal extends Refused>(
  game: Game<Config, State, Action, Event, Refusal>,
  state: State,
  action: Action,
  chanceFor: ChanceFor = seededChance,
): Played<State, Event, Refusal> {
  const refusal = game.refuse(state, action)
  if (refusal) return { ok: false, refusal }
  // A draft is a state to whoever changes it; immer's own type for that cannot be had generically.
  const draft = createDraft<WithLuck>(freeze(state, true)) as State
  const frames: Frame<State, Event>[] = []
  const emit = (event: Event) => {
    const after = current<WithLuck>(draft) as State
    frames.push(freeze({ event: plain(event), state: after }, true))
  }
  game.apply({ state: draft, chance: chanceFor(draft), emit }, action)
  return { ok: true, state: finishDraft<WithLuck>(draft) as State, frames }
}

/** An event may hold parts of the draft that live no longer than it does; what is told is plain data. */
const plain = <Event>(event: Event): Event => JSON.parse(JSON.stringify(event)) as Event

/**
 * The driver for computer players, odds and the simulator: carries an action out on the given state
 * itself, tells nobody, and answers the reason when it is not allowed (the state is then untouched). A
 * state that came from `play` is frozen: give it a `structuredClone`. Whose luck it is must be said:
 * `seededChance(state)` is what will really happen, which no fair player may look at.
 */
export function simulate<Config, State extends WithLuck, Action, Event, Refusal extends Refused>(
  game: Game<Config, State, Action, Event, Refusal>,
  state: State,
  action: Action,
  chance: Chance,
): Refusal | null {
  const refusal = game.refuse(state, action)
  if (refusal) return refusal
  game.apply({ state, chance }, action)
  return null
}
