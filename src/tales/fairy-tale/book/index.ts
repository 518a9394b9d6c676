import { taleBook } from '../../../ui/frames/shelved/tale-book.tsx'
import { looked } from '../game.ts'
import { loadExpansions } from '../load-expansions.ts'
import { openGame } from '../open-game.ts'
import { LAST_GAME } from '../screen/setup/last-game.ts'
import { useBaseWords } from '../words/base.ts'
import styles from './cloth.module.css'
import { Pieces } from './Pieces.tsx'
import { Dawn, Hearts } from './shelf-pictures.tsx'
import '../art/palette.css'

export const book = taleBook({
  id: 'fairy-tale',
  last: LAST_GAME,
  looked,
  openGame,
  useBook() {
    const { title, flourish, main, about } = useBaseWords().book
    return { title, flourish, main, about }
  },
  cloth: styles['cloth'],
  Picture: Dawn,
  Aside: Hearts,
  Pieces,
  players: { fewest: 1, most: 6 },
  minutes: 45,
  async savedGames() {
    // A saved game may have any expansion.
    await loadExpansions()
    return (await import('./saved-games.tsx')).savedGamesOfTale
  },
  chronicle: async () => (await import('../screen/chronicle/chronicle.tsx')).chronicle,
  day: async () => (await import('../screen/day/day.tsx')).day,
})
