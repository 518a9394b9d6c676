import * as v from 'valibot'
import { create } from 'zustand'
import type { State } from '../../../engine/fairy-tale/index.ts'
import { startWorker, type WorkerClient } from '../../../store/worker-client.ts'
import type { FarAnswer, FarQuestion, Tally } from '../bots/index.ts'
import type { Losses } from '../foresight/index.ts'
import { WORKERS } from '../workers.ts'

/** The worker for computations that would block the page. */
export type Seer = WorkerClient<FarQuestion, FarAnswer>

/** The results for a position beyond the coming movement, up to now. */
export interface Far {
  losses: Losses | null
  tally: Tally
}

export interface FarStore {
  /** The position of the latest question. */
  state: State | null
  far: Far | null
  /** Asks about a position and drops the question before it. Does nothing if the position is the same. */
  ask(state: State): void
}

/**
 * Creates the store of the odds further ahead. `start` starts a worker on first use and after a failure; null if workers are not available.
 */
export const createFar = (start: () => Seer | null) => {
  const known = new WeakMap<State, Far & { done: boolean }>()
  let seer: Seer | null | undefined
  let asked = 0
  /** The id of the question with an exact part still running, during which the worker reads no messages; else 0. */
  let busy = 0
  let waiting: State | null = null

  const store = create<FarStore>()((set, get) => ({
    state: null,
    far: null,
    ask(state) {
      if (get().state === state) return
      const far = known.get(state) ?? null
      set({ state, far })
      waiting = far?.done ? null : state
      if (busy === 0) send()
    },
  }))

  function send(): void {
    if (seer === undefined) {
      seer = start()
      if (seer) {
        seer.heard = hear
        seer.failed = failed
      }
    }
    if (!waiting || !seer) return
    asked += 1
    busy = asked
    seer.ask({ id: asked, state: waiting })
    waiting = null
  }

  function hear({ id, ...far }: FarAnswer): void {
    if (id === busy) busy = 0
    const { state } = store.getState()
    if (id === asked && waiting === null && state && !known.get(state)?.done) {
      known.set(state, far)
      store.setState({ far })
    }
    if (waiting) send()
  }

  /** Drops the question, so that it does not fail again and again. The next one starts another worker. */
  function failed(): void {
    seer?.end()
    seer = undefined
    busy = 0
    if (waiting) send()
    else store.setState({ state: null })
  }

  return store
}

const count = v.pipe(v.number(), v.minValue(0))

const answer = v.object({
  id: v.number(),
  losses: v.nullable(v.pipe(v.array(count), v.minLength(1))),
  tally: v.object({ games: count, hurt: count, lost: count }),
  done: v.boolean(),
})

const isFarAnswer = (data: unknown): data is FarAnswer => v.is(answer, data)

export const useFar = createFar(() => startWorker(WORKERS.far, isFarAnswer, ({ done }) => done))
