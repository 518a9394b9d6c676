import type { Book } from '../../../ui/tale.ts'
import { looked, useLiveGame } from '../game.ts'
import { openGame } from '../open-game.ts'
import { About } from './About.tsx'
import { BoogymanBook } from './BoogymanBook.tsx'

/** The book of The BigBadBoogyman. The rules come with it only where a game waits for them. */
export const book = {
  Standing: BoogymanBook,
  About,
  players: { fewest: 2, most: 2 },
  minutes: 20,
  kept: async () => (await import('./kept.tsx')).kept,
  async open() {
    await looked
    if (useLiveGame.getState().waiting !== null) await openGame()
  },
  chronicle: async () => (await import('../screen/chronicle/chronicle.tsx')).chronicle,
} satisfies Book
