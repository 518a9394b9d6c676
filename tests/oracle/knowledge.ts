import type { State } from '../../src/engine/citadel/index.ts'
import type { Viewer } from '../../src/engine/kernel/index.ts'
import { type Card, knownTo } from '../citadel/known.ts'

/** All that each seat has ever known, from the true positions alone. Knowledge never expires, because the log keeps it. */
export class Knowledge {
  readonly #known = new Map<Viewer, Set<Card>>()

  learn(state: State): void {
    for (const by of [null, ...state.seats.keys()]) {
      const known = this.#known.get(by) ?? new Set()
      for (const card of knownTo(state, by)) known.add(card)
      this.#known.set(by, known)
    }
  }

  /** Returns all cards that these seats may know, public ones included. */
  of(seats: readonly number[]): ReadonlySet<Card> {
    return new Set([null, ...seats].flatMap((by) => [...(this.#known.get(by) ?? [])]))
  }
}
