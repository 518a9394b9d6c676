import { create, type StoreApi, type UseBoundStore } from 'zustand'
import {
  asSeen,
  type Chance,
  type Game,
  type Kind,
  type PlayerView,
  randomState,
  seededChance,
  seenBy,
  viewerToAct,
} from '../engine/kernel/index.ts'
import type { ActionPlan, BotAnswer, BotQuestion } from '../players/at-work.ts'
import { reportFault, ThinkerFailed } from './faults.ts'
import type { Thinker } from './thinker.ts'

export type { BotQuestion } from '../players/at-work.ts'

/** What a computer player of a game means to do. */
export type PlanOf<K extends Kind> = ActionPlan<K['Action']>

/** Who thinks about a move longer than the page may. */
export type Adviser<K extends Kind> = Thinker<BotQuestion<K['State']>, BotAnswer<K['Action']>>

/** Who answered: the one who was asked and thought, or the quick one in its place. */
export type AnsweredBy = 'thinker' | 'quick'

/** Is told what was decided, and by whom. */
type Hear<Decided> = (decided: Decided, by: AnsweredBy) => void

/**
 * Asks somebody what to do. Whoever asked before is answered no more, and told so by `dropped`. What is returned
 * calls it off.
 */
type Ask<State, Decided> = (state: State, then: Hear<Decided>, dropped?: () => void) => () => void

/** Those who can be asked what to do. They see what whoever must act sees, and bring their own luck. */
export interface Counsel<K extends Kind> {
  /** How the one who was asked is getting on. */
  useThought: UseBoundStore<StoreApi<Thought>>
  /** A position as the seat that must act may see it. */
  view(state: K['State']): PlayerView<K['State']>
  /** Answers at once. */
  quick(state: K['State']): K['Action']
  /**
   * Answers when it is certain, however long that takes on this machine. Where there is no worker, the quick one
   * answers.
   */
  think: Ask<K['State'], K['Action']>
  /** The same, with all that it means to do, as far as no luck comes in. */
  plan: Ask<K['State'], PlanOf<K>>
  /** Lets the quick one answer what is being thought about. */
  waitNoLonger(): void
  /** Nobody thinks any more; whoever asked is told that it was dropped. */
  stop(): void
}

/** A question that is being thought about. */
interface Open<K extends Kind> {
  id: number
  state: K['State']
  /** The answer is played, and not a hint. */
  acts: boolean
  then: Hear<PlanOf<K>>
  dropped: (() => void) | undefined
}

/** How long somebody may think before the table is told that it takes long, in milliseconds. */
export const LONG = 3000

/** Whether somebody has been thinking for {@link LONG} or more: on a busy machine it may. */
export interface Thought {
  long: boolean
}

/** A computer player that decides without thinking long. */
export type QuickBot<K extends Kind> = (state: K['State'], luck: Chance) => K['Action']

/** Lets a computer player decide at once, from what its seat sees and with luck of its own. */
export const decideAtOnce =
  <K extends Kind>(game: Game<K>, bot: QuickBot<K>, seed: () => number) =>
  (state: K['State']): K['Action'] =>
    bot(stateToAct(game, state), seededChance({ random: randomState(seed()) }))

/** What whoever must act may know: a computer player never knows more. */
const stateToAct = <K extends Kind>(game: Game<K>, state: K['State']): K['State'] =>
  asSeen(game, state, viewerToAct(game, state))

/** What a counsel needs of the game that it serves. */
export interface Advised<K extends Kind> {
  game: Game<K>
  /** A computer player who answers at once. */
  quick: QuickBot<K>
  /** Begins a thinker; null where there can be none. */
  start(): Adviser<K> | null
  /** The players' own luck, no part of any game. */
  freshSeed(): number
}

/** Makes the counsel of a game. */
export function createCounsel<K extends Kind>({ game, quick, start, freshSeed }: Advised<K>): Counsel<K> {
  const useThought = create<Thought>(() => ({ long: false }))
  let thinker: Adviser<K> | null = null
  let asked = 0
  let open: Open<K> | null = null

  const atOnce = decideAtOnce(game, quick, freshSeed)

  let impatience: ReturnType<typeof setTimeout> | undefined

  /** From now on nothing is thought about, or this, and for no time yet. */
  function think(question: Open<K> | null): void {
    open = question
    clearTimeout(impatience)
    useThought.setState({ long: false })
    if (question) impatience = setTimeout(() => useThought.setState({ long: true }), LONG)
  }

  /** Ends what is being thought about: a new worker is sooner there than the old one is done. */
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

  function waitNoLonger(): void {
    const question = open
    drop()
    question?.then([atOnce(question.state)], 'quick')
  }

  /** A quick player answers. The page says so once if it acts for the player that was chosen; a hint says itself who gives it. */
  function failed(): void {
    if (open?.acts) reportFault('a computer player that thinks', new ThinkerFailed())
    waitNoLonger()
  }

  /** An action of no form that the rules know may make them fail. */
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
      thinker.ask({ id, state: stateToAct(game, state), whole, seed: freshSeed() })
    } else setTimeout(() => open?.id === id && failed())
    return () => {
      if (open?.id === id) drop()
    }
  }

  return {
    useThought,
    view: (state) => seenBy(game, state, viewerToAct(game, state)),
    quick: atOnce,
    think: (state, then, dropped) => ask(state, false, ([action], by) => then(action, by), dropped),
    plan: (state, then, dropped) => ask(state, true, then, dropped),
    waitNoLonger,
    stop,
  }
}
