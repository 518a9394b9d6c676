import { useGame } from '../../tales/fairy-tale/game.ts'
import { pageNow } from '../app/page-name.ts'
import { PAGES } from './pages.ts'

/** The rules, and the game that they open. Where they cannot be fetched, the page says so that comes with them. */
const fetchRules = (): Promise<unknown> => import('../../playback/playback.ts').catch(() => {})

/**
 * Fetches what the game begins with: the page that a start opens. A tale that was kept is opened first; it may have
 * ended, or be unreadable, and then another page is shown than the table, which has been asked for meanwhile.
 */
export async function fetchFirstPage(): Promise<void> {
  const expected = PAGES[pageNow()].fetch()
  if (!useGame.getState().waiting) return expected
  await fetchRules()
  return PAGES[pageNow()].fetch()
}
