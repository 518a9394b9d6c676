import {
  type Chance,
  type Game,
  type Kind,
  randomState,
  readGame,
  type Session,
  seededChance,
} from '../engine/kernel/index.ts'

/** Actions one after another, before luck comes in. */
export type ActionPlan<Action> = readonly [Action, ...Action[]]

/** What somebody who thinks longer than the page may is asked. */
export interface BotQuestion<State> {
  id: number
  /** The position as whoever must act sees it: whatever luck the game will bring is blotted out. */
  state: State
  /** The whole plan is wanted, as far as no luck comes in; else only what is done now. */
  whole: boolean
  /** The player's own luck. */
  seed: number
}

/** What it would do. */
export interface BotAnswer<Action> {
  id: number
  plan: ActionPlan<Action>
}

/** How a computer player is asked: for all that it means to do, and for what it does now, which may be less work. */
interface Thinker<State, Action> {
  plan(state: State, luck: Chance): ActionPlan<Action>
  now(state: State, luck: Chance): Action
}

/** The whole of a computer player's worker: one answer for each question. Whoever no longer waits ends the worker. */
export function answerQuestions<State, Action>({ plan, now }: Thinker<State, Action>): void {
  addEventListener('message', ({ data: { id, state, whole, seed } }: MessageEvent<BotQuestion<State>>) => {
    const luck = seededChance({ random: randomState(seed) })
    const answer: BotAnswer<Action> = { id, plan: whole ? plan(state, luck) : [now(state, luck)] }
    postMessage(answer)
  })
}

/** The whole of a worker that is given a game in writing, and says step by step what it finds in it. Whoever no longer waits ends it. */
export function answerGames<K extends Kind, Found>(
  game: Game<K>,
  finding: (session: Session<K>) => Iterable<Found>,
): void {
  addEventListener('message', ({ data }: MessageEvent<string>) => {
    const read = readGame(game, data)
    if (!read.ok) throw new Error(`A game that was just written cannot be read: ${read.error.code}.`)
    for (const found of finding(read.value)) postMessage(found)
  })
}
