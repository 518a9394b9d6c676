import { memoryGames } from '../../src/store/saved-games/in-memory.ts'
import type { LeasedGame } from '../../src/store/saved-games/saved-games.ts'

const held = new Map<string, LeasedGame>()

/** One end of a channel between two tabs; messages to the other end arrive asynchronously. */
class End extends EventTarget {
  other: End | null = null

  postMessage(data: unknown): void {
    queueMicrotask(() => this.other?.dispatchEvent(Object.assign(new Event('message'), { data })))
  }
}

const [here, there] = [new End(), new End()]
here.other = there
there.other = here

/** `memoryGames` only posts messages and listens. */
const asChannel = (end: End) => end as Partial<BroadcastChannel> as BroadcastChannel

/** Replaces `src/store/saved-games/this-browser.ts` in unit tests. */
export const savedGames = memoryGames(held, asChannel(here))

/** The same games, as another window of the browser has them. */
export const gamesOfOtherWindow = memoryGames(held, asChannel(there))

/** Empties the store, so that no state leaks between test files. */
export const forgetKeptGames = (): void => held.clear()
