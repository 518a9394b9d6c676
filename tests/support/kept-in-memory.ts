import type { HeldGame } from '../../src/store/kept/kept-games.ts'
import { memoryGames } from '../../src/store/kept/memory.ts'

const held = new Map<string, HeldGame>()

/** One end of a channel between two windows; it hears in a moment what is told to the other end. */
class End extends EventTarget {
  other: End | null = null

  postMessage(data: unknown): void {
    queueMicrotask(() => this.other?.dispatchEvent(Object.assign(new Event('message'), { data })))
  }
}

const [here, there] = [new End(), new End()]
here.other = there
there.other = here

/** Memory games only tell and hear. */
const asChannel = (end: End) => end as Partial<BroadcastChannel> as BroadcastChannel

/** Stands in for `src/store/kept/this-browser.ts` in unit tests. */
export const keptGames = memoryGames(held, asChannel(here))

/** The same games, as another window of the browser has them. */
export const gamesOfOtherWindow = memoryGames(held, asChannel(there))

/** Empties the store, so that no test file finds what another one kept. */
export const forgetKeptGames = (): void => held.clear()
