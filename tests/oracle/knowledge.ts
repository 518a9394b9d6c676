import type { State } from '../../src/engine/citadel/index.ts'
import type { Viewer } from '../../src/engine/kernel/index.ts'
import { type Card, knownTo } from '../citadel/known.ts'

/** What every seat has known so far, told from the true positions alone. Nobody forgets: it stays in the chronicle. */
export class Knowledge {
  readonly #known = new Map<Viewer, Set<Card>>()

  learn(state: State): void {
    for (const by of [null, ...state.seats.keys()]) {
      const known = this.#known.get(by) ?? new Set()
      for (const card of knownTo(state, by)) known.add(card)
      this.#known.set(by, known)
    }
  }

  /** All that these seats may be told of, and what lies open to all. */
  of(seats: readonly number[]): ReadonlySet<Card> {
    return new Set([null, ...seats].flatMap((by) => [...(this.#known.get(by) ?? [])]))
  }
}
