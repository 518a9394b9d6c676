import {
  type Game,
  type GameTypes,
  type Rng,
  randomState,
  readGame,
  type Session,
  seededRng,
} from '../engine/kernel/index.ts'

/** The actions that a bot plans up to the next use of the rng. */
export type ActionPlan<Action> = readonly [Action, ...Action[]]

/** A request to a bot in a worker. */
export interface BotQuestion<State> {
  id: number
  /** The position as the seat to act sees it, without the state of the game's rng. */
  state: State
  /** True if the whole plan is wanted, up to the next use of the rng; otherwise only the next action. */
  whole: boolean
  /** The seed of the bot's own rng. */
  seed: number
}

/** The response of a bot in a worker. */
export interface BotAnswer<Action> {
  id: number
  plan: ActionPlan<Action>
}

/** A bot: its whole plan, and its next action alone, which may be cheaper. */
interface Thinker<State, Action> {
  plan(state: State, luck: Rng): ActionPlan<Action>
  now(state: State, luck: Rng): Action
}

/** Serves the requests to a bot in a worker, one response each. A client cancels by terminating the worker. */
export function serveMoves<State, Action>({ plan, now }: Thinker<State, Action>): void {
  addEventListener('message', ({ data: { id, state, whole, seed } }: MessageEvent<BotQuestion<State>>) => {
    const luck = seededRng({ random: randomState(seed) })
    const answer: BotAnswer<Action> = { id, plan: whole ? plan(state, luck) : [now(state, luck)] }
    postMessage(answer)
  })
}

/** Serves the analysis of a stored game in a worker, one message for each result. A client cancels by terminating the worker. */
export function serveReviews<K extends GameTypes, Found>(
  game: Game<K>,
  finding: (session: Session<K>) => Iterable<Found>,
): void {
  addEventListener('message', ({ data }: MessageEvent<string>) => {
    const read = readGame(game, data)
    if (!read.ok) throw new Error(`Cannot read the game to review: ${read.error.code}.`)
    for (const found of finding(read.value)) postMessage(found)
  })
}
