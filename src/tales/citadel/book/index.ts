import type { Book } from '../../../ui/tale.ts'
import { looked, useLiveGame } from '../game.ts'
import { openGame } from '../open-game.ts'
import { About } from './About.tsx'
import { CitadelBook } from './CitadelBook.tsx'

/** The book of the Citadel. The rules come with it only where a game waits for them. */
export const book = {
  Standing: CitadelBook,
  About,
  players: { fewest: 2, most: 5 },
  minutes: 45,
  kept: async () => (await import('./kept.tsx')).kept,
  async open() {
    await looked
    if (useLiveGame.getState().waiting !== null) await openGame()
  },
  chronicle: async () => (await import('../screen/chronicle/chronicle.tsx')).chronicle,
  day: async () => (await import('../screen/day/day.tsx')).day,
} satisfies Book
