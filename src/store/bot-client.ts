import { create, type StoreApi, type UseBoundStore } from 'zustand'
import {
  type Game,
  type GameTypes,
  type PlayerView,
  type Rng,
  randomState,
  seededRng,
  stateFor,
  stateForBot,
  viewerToAct,
} from '../engine/kernel/index.ts'
import type { ActionPlan, BotAnswer, BotQuestion } from '../players/bot-worker.ts'
import { reportFault, ThinkerFailed } from './faults.ts'
import type { WorkerClient } from './worker-client.ts'

export type { BotQuestion } from '../players/bot-worker.ts'

/** The plan of a bot: the actions it intends to take. */
export type PlanOf<K extends GameTypes> = ActionPlan<K['Action']>

/** The worker client of a bot, which thinks longer than the page may block. */
export type BotWorker<K extends GameTypes> = WorkerClient<BotQuestion<K['State']>, BotAnswer<K['Action']>>

/** The bot that answered: the one that was asked, or the quick stand-in. */
export type AnsweredBy = 'thinker' | 'quick'

/** Called with the decision and the bot that made it. */
type Hear<Decided> = (decided: Decided, by: AnsweredBy) => void

/** Asks a bot for a decision. A new request cancels the one before and calls its `dropped`. Returns a function that cancels. */
type Ask<State, Decided> = (state: State, then: Hear<Decided>, dropped?: () => void) => () => void

/** The bots of a game, as a source of decisions. Each sees the view of the seat to act and has an rng of its own. */
export interface BotClient<K extends GameTypes> {
  /** Progress of the current request. */
  useThinkingStatus: UseBoundStore<StoreApi<Thought>>
  /** A position as the seat that must act may see it. */
  view(state: K['State']): PlayerView<K['State']>
  /** Returns the quick bot's action, synchronously. */
  quick(state: K['State']): K['Action']
  /** Asks for an action, without a time limit. If there is no worker, the quick bot answers. */
  think: Ask<K['State'], K['Action']>
  /** Asks for all actions that the bot plans, up to the next use of the rng. */
  plan: Ask<K['State'], PlanOf<K>>
  /** Answers the current request with the quick bot. */
  answerNow(): void
  /** Cancels the current request and calls its `dropped`. */
  stop(): void
}

/** A request in progress. */
interface Open<K extends GameTypes> {
  id: number
  state: K['State']
  /** True if the answer is played; false for a hint. */
  acts: boolean
  then: Hear<PlanOf<K>>
  dropped: (() => void) | undefined
}

/** Time until a request counts as slow, in milliseconds. */
export const SLOW_AFTER_MS = 3000

/** True if a request has been running for {@link SLOW_AFTER_MS} or more, as on a busy machine. */
export interface Thought {
  long: boolean
}

/** A bot that answers at once. */
export type QuickBot<K extends GameTypes> = (state: K['State'], luck: Rng) => K['Action']

/** Makes a function that decides with a quick bot, from the view of the seat to act and with a new seed each time. */
export const decideAtOnce =
  <K extends GameTypes>(game: Game<K>, bot: QuickBot<K>, seed: () => number) =>
  (state: K['State']): K['Action'] =>
    bot(stateToAct(game, state), seededRng({ random: randomState(seed()) }))

/** Returns the state as the seat to act may see it. A bot never sees more. */
const stateToAct = <K extends GameTypes>(game: Game<K>, state: K['State']): K['State'] =>
  stateForBot(game, state, viewerToAct(game, state))

/** Inputs of a bot client. */
export interface Advised<K extends GameTypes> {
  game: Game<K>
  /** The bot that answers at once. */
  quick: QuickBot<K>
  /** Starts the worker; null if the browser cannot start one. */
  start(): BotWorker<K> | null
  /** Makes a seed for a bot's own rng, which is independent of the game's. */
  randomSeed(): number
}

/** Makes the bot client of a game. */
export function createBotClient<K extends GameTypes>({
  game,
  quick,
  start,
  randomSeed,
}: Advised<K>): BotClient<K> {
  const useThinkingStatus = create<Thought>(() => ({ long: false }))
  let thinker: BotWorker<K> | null = null
  let asked = 0
  let open: Open<K> | null = null

  const atOnce = decideAtOnce(game, quick, randomSeed)

  let impatience: ReturnType<typeof setTimeout> | undefined

  /** Sets the current request, or clears it with null, and restarts the timer for `long`. */
  function think(question: Open<K> | null): void {
    open = question
    clearTimeout(impatience)
    useThinkingStatus.setState({ long: false })
    if (question) impatience = setTimeout(() => useThinkingStatus.setState({ long: true }), SLOW_AFTER_MS)
  }

  /** Cancels the current request. Terminates the worker: starting a new one is faster than waiting for the old one. */
  function drop(): void {
    if (!open) return
    think(null)
    thinker?.end()
    thinker = null
  }

  function stop(): void {
    const question = open
    drop()
    question?.dropped?.()
  }

  function answerNow(): void {
    const question = open
    drop()
    question?.then([atOnce(question.state)], 'quick')
  }

  /** Lets the quick bot answer. Reports the failure only if the bot was to play; a hint names its bot anyway. */
  function failed(): void {
    if (open?.acts) reportFault('a computer player that thinks', new ThinkerFailed())
    answerNow()
  }

  /** True if the rules allow an action. A malformed action may make the rules throw. */
  function isAllowed(state: K['State'], action: K['Action']): boolean {
    try {
      return game.refuse(state, action) === null
    } catch (error) {
      console.error(error)
      return false
    }
  }

  function hear({ id, plan }: BotAnswer<K['Action']>): void {
    if (id !== open?.id) return
    const { then, state } = open
    if (!isAllowed(state, plan[0])) return failed()
    think(null)
    then(plan, 'thinker')
  }

  function ask(state: K['State'], whole: boolean, then: Hear<PlanOf<K>>, dropped?: () => void): () => void {
    stop()
    asked += 1
    const id = asked
    think({ id, state, acts: !whole, then, dropped })
    thinker ??= start()
    if (thinker) {
      thinker.heard = hear
      thinker.failed = failed
      thinker.ask({ id, state: stateToAct(game, state), whole, seed: randomSeed() })
    } else setTimeout(() => open?.id === id && failed())
    return () => {
      if (open?.id === id) drop()
    }
  }

  return {
    useThinkingStatus,
    view: (state) => stateFor(game, state, viewerToAct(game, state)),
    quick: atOnce,
    think: (state, then, dropped) => ask(state, false, ([action], by) => then(action, by), dropped),
    plan: (state, then, dropped) => ask(state, true, then, dropped),
    answerNow,
    stop,
  }
}
