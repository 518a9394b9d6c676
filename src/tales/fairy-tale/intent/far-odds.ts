import * as v from 'valibot'
import { create } from 'zustand'
import type { State } from '../../../engine/fairy-tale/index.ts'
import { startWorker, type Thinker } from '../../../store/thinker.ts'
import type { FarAnswer, FarQuestion, Tally } from '../bots/index.ts'
import type { Losses } from '../foresight/index.ts'
import { WORKERS } from '../workers.ts'

/** Who answers what takes too long for the page itself. */
export type Seer = Thinker<FarQuestion, FarAnswer>

/** What is known so far of a position beyond the coming movement. */
export interface Far {
  losses: Losses | null
  tally: Tally
}

export interface FarStore {
  /** The position that was asked about last. */
  state: State | null
  far: Far | null
  /** Asks about a position, unless it is that one already; the question before it is dropped. */
  ask(state: State): void
}

/** Makes the store of what lies further ahead. `start` begins a seer at the first question, and after one that failed; null: there is none. */
export const createFar = (start: () => Seer | null) => {
  const known = new WeakMap<State, Far & { done: boolean }>()
  let seer: Seer | null | undefined
  let asked = 0
  /** The seer works on the exact part of this question, and hears nothing meanwhile. */
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

  /** The question is given up, so that it does not fail for ever; the next one is asked of another seer. */
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
