import { create } from 'zustand'
import type { Action, State } from '../engine/fairy-tale/index.ts'
import { randomState, seededChance } from '../engine/kernel/index.ts'
import { type Answer, apprentice, type Plan, type Question } from '../tales/fairy-tale/bots/index.ts'
import { WORKERS } from '../tales/fairy-tale/workers.ts'
import type { Computer } from './leaders.ts'
import { startWorker, type Thinker } from './thinker.ts'

/** Who thinks about a move longer than the page may. */
export type Adviser = Thinker<Question, Answer>

/** Is told what was decided, and by whom. */
type Hear<Decided> = (decided: Decided, by: Computer) => void

/**
 * Asks somebody what to do. Whoever asked before is answered no more, and told so by `dropped`. What is returned
 * calls it off.
 */
type Ask<Decided> = (state: State, then: Hear<Decided>, dropped?: () => void) => () => void

/** Those who can be asked what to do. They see what the table sees, and bring their own luck. */
export interface Counsel {
  /** Answers at once. */
  apprentice(state: State): Action
  /**
   * Answers when it is certain, however long that takes on this machine. Where there is no worker, the apprentice
   * answers.
   */
  guardian: Ask<Action>
  /** The same, with all that it means to do, as far as no luck comes in. */
  plan: Ask<Plan>
  /** Lets the apprentice answer what the guardian is thinking about. */
  waitNoLonger(): void
}

/** A question that is being thought about. */
interface Open {
  id: number
  state: State
  then: Hear<Plan>
  dropped: (() => void) | undefined
}

/** How long the guardian may think before the table is told that it takes long, in milliseconds. */
export const LONG = 3000

/** Whether the guardian has been thinking for {@link LONG} or more: on a busy machine it may. */
export const useThought = create<{ long: boolean }>(() => ({ long: false }))

/** What a computer player may know: the position without the luck that is in it. */
export const asSeen = (state: State): State => ({ ...state, random: randomState(0) })

/** Makes the counsel. `start` begins a thinker, null where there can be none; `freshSeed` is the players' own luck. */
export function createCounsel(start: () => Adviser | null, freshSeed: () => number): Counsel {
  let thinker: Adviser | null = null
  let asked = 0
  let open: Open | null = null

  const atOnce = (state: State): Action =>
    apprentice(asSeen(state), seededChance({ random: randomState(freshSeed()) }))

  let impatience: ReturnType<typeof setTimeout> | undefined

  /** From now on nothing is thought about, or this, and for no time yet. */
  function think(question: Open | null): void {
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

  function waitNoLonger(): void {
    const question = open
    drop()
    question?.then([atOnce(question.state)], 'apprentice')
  }

  function hear({ id, plan }: Answer): void {
    if (id !== open?.id) return
    const { then } = open
    think(null)
    then(plan, 'guardian')
  }

  function ask(state: State, whole: boolean, then: Hear<Plan>, dropped?: () => void): () => void {
    const before = open
    drop()
    before?.dropped?.()
    asked += 1
    const id = asked
    think({ id, state, then, dropped })
    thinker ??= start()
    if (thinker) {
      thinker.heard = hear
      thinker.failed = waitNoLonger
      thinker.ask({ id, state: asSeen(state), whole, seed: freshSeed() })
    } else setTimeout(() => open?.id === id && waitNoLonger())
    return () => {
      if (open?.id === id) drop()
    }
  }

  return {
    apprentice: atOnce,
    guardian: (state, then, dropped) => ask(state, false, ([action], by) => then(action, by), dropped),
    plan: (state, then, dropped) => ask(state, true, then, dropped),
    waitNoLonger,
  }
}

/** The browser's own randomness: no part of any game. */
const browserSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

export const counsel = createCounsel(() => startWorker(WORKERS.guardian), browserSeed)
