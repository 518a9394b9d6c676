import type { Book } from '../../../ui/tale.ts'
import { looked, useLiveGame } from '../game.ts'
import { openGame } from '../open-game.ts'
import { About } from './About.tsx'
import { FortressBook } from './FortressBook.tsx'

/** The book of The Fortress. The rules come with it only where a siege waits for them. */
export const book = {
  Standing: FortressBook,
  About,
  players: { fewest: 1, most: 1 },
  minutes: 20,
  kept: async () => (await import('./kept.tsx')).kept,
  async open() {
    await looked
    if (useLiveGame.getState().waiting !== null) await openGame()
  },
  chronicle: async () => (await import('../screen/chronicle/chronicle.tsx')).chronicle,
  day: async () => (await import('../screen/day/day.tsx')).day,
} satisfies Book
