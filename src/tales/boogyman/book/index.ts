import { taleBook } from '../../../ui/frames/shelved/tale-book.tsx'
import { BoogymanCover } from '../art/index.ts'
import { looked } from '../game.ts'
import { openGame } from '../open-game.ts'
import { LAST_GAME } from '../screen/cover/last-game.ts'
import { useCoverWords } from '../words/cover.ts'
import styles from './cloth.module.css'

export const book = taleBook({
  id: 'boogyman',
  last: LAST_GAME,
  looked,
  openGame,
  useBook: () => useCoverWords().book,
  cloth: styles['cloth'],
  Picture: BoogymanCover,
  players: { fewest: 2, most: 2 },
  minutes: 20,
  savedGames: async () => (await import('./saved-games.tsx')).savedGamesOfTale,
  chronicle: async () => (await import('../screen/chronicle/chronicle.tsx')).chronicle,
})
