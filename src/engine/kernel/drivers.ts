import { type Chance, noted, seededChance } from './chance.ts'
import type { Game, Kind, WithLuck } from './game.ts'
import { once } from './once-per.ts'
import { frozen, frozenCopy, settled } from './plain-data.ts'
import { err, ok, type Result } from './result.ts'

/** One thing that happened, and the state as it was just after. */
export interface Frame<State, Event> {
  readonly event: Event
  readonly state: State
}

/** The result of an allowed action: the new state and all events. */
export interface Played<K extends Kind> {
  readonly state: K['State']
  readonly frames: readonly Frame<K['State'], K['Event']>[]
}

/** Makes the luck for an action from the state that it changes. */
export type ChanceFor = (holder: WithLuck) => Chance

/**
 * The driver for the screen: carries an action out on a copy. The given state stays as it is, and is
 * frozen from now on like the new one (they share what did not change); so are the events, each of which
 * comes with the state after it. Those states are worked out when the first of them is asked for, so that
 * whoever wants but the events, or the end, waits for nothing else.
 */
export function play<K extends Kind>(
  game: Game<K>,
  state: K['State'],
  action: K['Action'],
  chanceFor: ChanceFor = seededChance,
): Result<Played<K>, K['Refusal']> {
  const refusal = game.refuse(state, action)
  if (refusal) return err(refusal)
  const before = frozen(state)
  const after = game.copy(before)
  const luck = noted(chanceFor(after), after)
  const events: K['Event'][] = []
  const emit = (event: K['Event']) => events.push(frozenCopy(event))
  game.apply({ state: after, chance: luck.chance, emit }, action)
  const states = once(() => statesAfterEvents(game, before, action, luck.again))
  return ok({
    state: settled(before, after),
    frames: events.map((event, index) => new LateFrame(event, index, states)),
  })
}

/** An event with the state after it, which is looked up when somebody asks for it. */
class LateFrame<State, Event> implements Frame<State, Event> {
  readonly event: Event
  readonly #index: number
  readonly #states: () => readonly State[]

  constructor(event: Event, index: number, states: () => readonly State[]) {
    this.event = event
    this.#index = index
    this.#states = states
    Object.freeze(this)
  }

  get state(): State {
    return this.#states()[this.#index] as State
  }
}

/** Carries an action out once more, with the luck that it had, and keeps how things stood after each event. */
function statesAfterEvents<K extends Kind>(
  game: Game<K>,
  before: K['State'],
  action: K['Action'],
  chanceFor: ChanceFor,
): K['State'][] {
  const states: K['State'][] = []
  const state = game.copy(before)
  const emit = () => states.push(settled(states.at(-1) ?? before, game.copy(state)))
  game.apply({ state, chance: chanceFor(state), emit }, action)
  return states
}

/**
 * The driver for computer players, odds and the simulator: carries an action out on the given state
 * itself, tells nobody, and answers the reason when it is not allowed (the state is then untouched). A
 * state that came from `play` is frozen: give it a `structuredClone`. Whose luck it is must be said:
 * `seededChance(state)` is what will really happen, which no fair player may look at.
 */
export function simulate<K extends Kind>(
  game: Game<K>,
  state: K['State'],
  action: K['Action'],
  chance: Chance,
): K['Refusal'] | null {
  const refusal = game.refuse(state, action)
  if (refusal) return refusal
  game.apply({ state, chance }, action)
  return null
}
