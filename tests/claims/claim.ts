import {
  type Chance,
  copied,
  type Game,
  type Kind,
  randomState,
  scriptedChance,
  seededChance,
} from '../../src/engine/kernel/index.ts'

/** What a screen says of the future or of a bound, and the property that holds it: tried by playing on. */
export interface Claim {
  /** The words, by their place in the tale's catalogue. */
  readonly said: readonly string[]
  /** The function that works it out. */
  readonly by: string
  /** What no way of playing on may contradict. */
  readonly holds: string
  /** Positions that are tried in every run; `CLAIMS_RUNS=2000` tries so many of each claim. */
  readonly runs: number
  /** Looks for a counterexample from a position of this seed; answers how many statements it looked at. */
  readonly tried: (seed: number) => number
}

/** Tries a claim in so many positions; answers how many statements were looked at. Throws what contradicts it. */
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

/** Positions of one seed, so far from those of the next. */
const FAR = 100_003

/** So many positions are taken from each game, spread over it. */
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
export function oneOf<Value>(values: readonly Value[], luck: Chance): Value {
  const value = values[luck.draw(values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

/** Luck of a seed. */
export const luckOf = (seed: number): Chance => seededChance({ random: randomState(seed) })

/** Throws, with the position in writing. */
export const failIn =
  <State>(write: (state: State) => string) =>
  (state: State, words: string): never => {
    throw new Error(`${words}\n${write(state)}`)
  }

/** Plays one action of a game on, and answers what happened; the luck is that of the position unless another is given. */
export const playIn =
  <K extends Kind>(game: Game<K>) =>
  (state: K['State'], action: K['Action'], chance: Chance = seededChance(state)): K['Event'][] => {
    const events: K['Event'][] = []
    const refusal = game.refuse(state, action)
    if (refusal) throw new Error(`${JSON.stringify(action)} is refused: ${refusal.code}`)
    game.apply({ state, chance, emit: (event) => events.push(event) }, action)
    return events
  }

/** Plays on without luck from a copy of a position, as long as there is an action to pick, and answers what happened. */
export function playOut<K extends Kind>(
  game: Game<K>,
  from: K['State'],
  pick: (actions: readonly K['Action'][]) => K['Action'],
  actionsAt: (state: K['State']) => readonly K['Action'][],
): { state: K['State']; events: K['Event'][] } {
  const state = copied(from)
  const events: K['Event'][] = []
  for (let actions = actionsAt(state); actions.length > 0; actions = actionsAt(state))
    game.apply({ state, chance: scriptedChance({}), emit: (event) => events.push(event) }, pick(actions))
  return { state, events }
}
