import { taleBook } from '../../../ui/frames/shelved/tale-book.tsx'
import { CitadelCover } from '../art/Cover.tsx'
import { looked } from '../game.ts'
import { openGame } from '../open-game.ts'
import { LAST_GAME } from '../screen/cover/last-game.ts'
import { useCoverWords } from '../words/cover.ts'
import styles from './cloth.module.css'

export const book = taleBook({
  id: 'citadel',
  last: LAST_GAME,
  looked,
  openGame,
  useBook: () => useCoverWords().book,
  cloth: styles['cloth'],
  Picture: CitadelCover,
  players: { fewest: 2, most: 5 },
  minutes: 45,
  savedGames: async () => (await import('./saved-games.tsx')).savedGamesOfTale,
  chronicle: async () => (await import('../screen/chronicle/chronicle.tsx')).chronicle,
  day: async () => (await import('../screen/day/day.tsx')).day,
})
