import { type Answer, apprentice, type Question } from '../bots/index.ts'
import type { Action, State } from '../engine/fairy-tale/index.ts'
import { randomState, seededChance } from '../engine/kernel/index.ts'
import { startWorker, type Thinker } from './thinker.ts'
import { WORKERS } from './workers.ts'

/** Who thinks about a move longer than the page may. */
export type Adviser = Thinker<Question, Answer>

/** Those who can be asked what to do. They see what the table sees, and bring their own luck. */
export interface Counsel {
  /** Answers at once. */
  apprentice(state: State): Action
  /**
   * Answers when it is certain, however long that takes on this machine, unless it is called off by what is
   * returned. Whoever asked before is answered no more, and told so by `dropped`. Where there is no worker, the
   * apprentice answers.
   */
  guardian(state: State, then: (action: Action) => void, dropped?: () => void): () => void
}

/** A question that is being thought about. */
interface Open {
  id: number
  state: State
  then: (action: Action) => void
  dropped: (() => void) | undefined
}

/** What a computer player may know: the position without the luck that is in it. */
export const asSeen = (state: State): State => ({ ...state, random: randomState(0) })

/** Makes the counsel. `start` begins a thinker, null where there can be none; `freshSeed` is the players' own luck. */
export function createCounsel(start: () => Adviser | null, freshSeed: () => number): Counsel {
  let thinker: Adviser | null = null
  let asked = 0
  let open: Open | null = null

  const atOnce = (state: State): Action =>
    apprentice(asSeen(state), seededChance({ random: randomState(freshSeed()) }))

  /** Ends what is being thought about: a new worker is sooner there than the old one is done. */
  function drop(): void {
    if (!open) return
    open = null
    thinker?.end()
    thinker = null
  }

  function failed(): void {
    const question = open
    drop()
    question?.then(atOnce(question.state))
  }

  function hear({ id, action }: Answer): void {
    if (id !== open?.id) return
    const { then } = open
    open = null
    then(action)
  }

  return {
    apprentice: atOnce,
    guardian(state, then, dropped) {
      const before = open
      drop()
      before?.dropped?.()
      asked += 1
      const id = asked
      open = { id, state, then, dropped }
      thinker ??= start()
      if (thinker) {
        thinker.heard = hear
        thinker.failed = failed
        thinker.ask({ id, state: asSeen(state), seed: freshSeed() })
      } else setTimeout(() => open?.id === id && failed())
      return () => {
        if (open?.id === id) drop()
      }
    },
  }
}

/** The browser's own randomness: no part of any game. */
const browserSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

export const counsel = createCounsel(() => startWorker(WORKERS.guardian), browserSeed)
