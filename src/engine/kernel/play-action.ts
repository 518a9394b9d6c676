import { type Rng, type RngFactory, recordRng, trialRng } from './chance.ts'
import type { Game, GameTypes } from './game.ts'
import { lazy } from './memoize.ts'
import { deepFreeze, deepFrozenCopy, freezeShared } from './plain-data.ts'
import { err, ok, type Result } from './result.ts'

/** An event, and the state just after it. */
export interface Frame<State, Event> {
  readonly event: Event
  readonly state: State
}

/** The result of an allowed action: the new state and all events. */
export interface PlayResult<K extends GameTypes> {
  readonly state: K['State']
  readonly frames: readonly Frame<K['State'], K['Event']>[]
}

/**
 * Applies an action to a copy, for the screen. The given state does not change; it is frozen together with the new one, because they share
 * unchanged parts. Events are frozen too. The intermediate states are computed lazily, on first access. The default rng is for trying an
 * action: `advance` plays the game itself.
 */
export function play<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  action: K['Action'],
  chanceFor: RngFactory = trialRng,
): Result<PlayResult<K>, K['Refusal']> {
  const refusal = game.refuse(state, action)
  if (refusal) return err(refusal)
  const before = deepFreeze(state)
  const after = game.copy(before)
  const luck = recordRng(chanceFor(after), after)
  const events: K['Event'][] = []
  const emit = (event: K['Event']) => events.push(deepFrozenCopy(event))
  game.apply({ state: after, chance: luck.chance, emit }, action)
  const states = lazy(() => statesAfterEvents(game, before, action, luck.again))
  return ok({
    state: freezeShared(before, after),
    frames: events.map((event, index) => new LazyFrame(event, index, states)),
  })
}

/** A frame that computes its state on first access. */
class LazyFrame<State, Event> implements Frame<State, Event> {
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

/** Repeats an action with the recorded rng, and returns the state after each event. */
function statesAfterEvents<K extends GameTypes>(
  game: Game<K>,
  before: K['State'],
  action: K['Action'],
  chanceFor: RngFactory,
): K['State'][] {
  const states: K['State'][] = []
  const state = game.copy(before)
  const emit = () => states.push(freezeShared(states.at(-1) ?? before, game.copy(state)))
  game.apply({ state, chance: chanceFor(state), emit }, action)
  return states
}

/**
 * Applies an action to the given state, without events, for bots, odds and the simulator. Returns the refusal, and leaves the state
 * unchanged, if the action is not allowed. A state of `play` is frozen: pass a `structuredClone`. `seededRng(state)` as the rng gives
 * the real future, which no fair player may know.
 */
export function playInPlace<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  action: K['Action'],
  chance: Rng,
): K['Refusal'] | null {
  const refusal = game.refuse(state, action)
  if (refusal) return refusal
  game.apply({ state, chance }, action)
  return null
}
