import type { Book } from '../../../ui/tale.ts'
import { looked, useLiveGame } from '../game.ts'
import { loadExpansions } from '../load-expansions.ts'
import { openGame } from '../open-game.ts'
import { About, FairyTaleBook } from './FairyTaleBook.tsx'
import { Pieces } from './Pieces.tsx'
import '../art/palette.css'

/** The book of The Last Fairy Tale. The rules come with it only where a game waits for them. */
export const book = {
  Standing: FairyTaleBook,
  About,
  Pieces,
  players: { fewest: 1, most: 6 },
  minutes: 45,
  // What is kept may have any box.
  async kept() {
    await loadExpansions()
    return (await import('./kept.tsx')).kept
  },
  async open() {
    await looked
    if (useLiveGame.getState().waiting !== null) await openGame()
  },
  chronicle: async () => (await import('../screen/chronicle/chronicle.tsx')).chronicle,
  day: async () => (await import('../screen/day/day.tsx')).day,
} satisfies Book
