import {
  deepCopy,
  type Game,
  type GameTypes,
  type Rng,
  randomState,
  scriptedRng,
  seededRng,
} from '../../src/engine/kernel/index.ts'

/** A statement of a screen about the future or a bound, and the property that it must have, tested by playing on. */
export interface Claim {
  /** The words, by their place in the tale's catalogue. */
  readonly said: readonly string[]
  /** The function that works it out. */
  readonly by: string
  /** The property that no line of play may contradict. */
  readonly holds: string
  /** Positions in every run; `CLAIMS_RUNS=2000` tests 2000 of each claim. */
  readonly runs: number
  /** Looks for a counterexample from a position of this seed; answers how many statements it looked at. */
  readonly tried: (seed: number) => number
}

/** Tests a claim in a number of positions; returns the number of statements checked. Throws on a contradiction. */
export function tryClaim({ tried, runs }: Claim, seed: number, wanted: string | undefined): number {
  let statements = 0
  for (let run = 0; run < (wanted === undefined ? runs : Number(wanted)); run++) {
    const position = seed * FAR + run
    try {
      statements += tried(position)
    } catch (cause) {
      throw new Error(`Position ${position} contradicts it: ${cause instanceof Error ? cause.message : ''}`, {
        cause,
      })
    }
  }
  return statements
}

/** The distance between the positions of one seed and of the next. */
const FAR = 100_003

/** Positions that are taken from each game, spread over it. */
const OF_A_GAME = 12

/** Positions by number, taken from games that are played once and forgotten when another is asked for. */
export function positionsOf<State>(game: (seed: number) => Iterable<State>): (index: number) => State {
  let known = { game: -1, states: [] as State[] }
  return (index) => {
    const wanted = Math.floor(index / OF_A_GAME)
    if (known.game !== wanted) known = { game: wanted, states: statesOf(game, wanted) }
    const { states } = known
    const state = states[Math.floor(((index % OF_A_GAME) * states.length) / OF_A_GAME)]
    if (!state) throw new Error(`Game ${wanted} has no position.`)
    return state
  }
}

/** A game that is over before there is a position in it gives its place to another. */
function statesOf<State>(game: (seed: number) => Iterable<State>, wanted: number): State[] {
  for (let seed = wanted; ; seed += FAR) {
    const states = [...game(seed)]
    if (states.length > 0) return states
  }
}

/** One of several, by luck. */
export function oneOf<Value>(values: readonly Value[], luck: Rng): Value {
  const value = values[luck.draw(values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

/** Luck of a seed. */
export const luckOf = (seed: number): Rng => seededRng({ random: randomState(seed) })

/** Throws, with the position in writing. */
export const failIn =
  <State>(write: (state: State) => string) =>
  (state: State, words: string): never => {
    throw new Error(`${words}\n${write(state)}`)
  }

/** Returns a function that plays one action and returns its events, with the rng of the position by default. */
export const playIn =
  <K extends GameTypes>(game: Game<K>) =>
  (state: K['State'], action: K['Action'], chance: Rng = seededRng(state)): K['Event'][] => {
    const events: K['Event'][] = []
    const refusal = game.refuse(state, action)
    if (refusal) throw new Error(`${JSON.stringify(action)} is refused: ${refusal.code}`)
    game.apply({ state, chance, emit: (event) => events.push(event) }, action)
    return events
  }

/** Plays on without an rng from a copy of a position until no action is picked; returns the end and the events. */
export function playOut<K extends GameTypes>(
  game: Game<K>,
  from: K['State'],
  pick: (actions: readonly K['Action'][]) => K['Action'],
  actionsAt: (state: K['State']) => readonly K['Action'][],
): { state: K['State']; events: K['Event'][] } {
  const state = deepCopy(from)
  const events: K['Event'][] = []
  for (let actions = actionsAt(state); actions.length > 0; actions = actionsAt(state))
    game.apply({ state, chance: scriptedRng({}), emit: (event) => events.push(event) }, pick(actions))
  return { state, events }
}
