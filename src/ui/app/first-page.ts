import { within } from '../../store/browser.ts'
import { LEFT_KEY, tabStorage } from '../../store/storage.ts'
import { taleLoaded, useOpen } from '../page/open-tale.ts'
import { usePage } from '../page/page.ts'
import { pageNow } from '../page/page-name.ts'
import type { Part } from '../parts/part.ts'
import type { Tale } from '../tale.ts'

/**
 * Takes over what the address says, once, when the page is opened: a link with a seed opens the cover
 * with it, even while a game is running. The address is then cleared, so that a reload goes on with
 * the game.
 */
export function applyLink(tale: Tale, { location, history }: Window): void {
  if (!tale.follow?.(location.search)) return
  usePage.setState({ cover: true })
  history.replaceState(null, '', location.pathname + location.hash)
}

type House = Readonly<Record<string, Part<object>>>

/**
 * How long the first page may take, in milliseconds, because the storage may not answer. After that the app is drawn without the
 * page, and says that it is loading. One second later, the text of `index.html` would say that the server is gone.
 */
const FIRST_PAGE_TIMEOUT_MS = 3_000

/** Resolves when the first page can be drawn, or takes too long. */
export const loadFirstPage = (shelf: Part<object>, house: House = {}): Promise<void> =>
  within(FIRST_PAGE_TIMEOUT_MS, fetchPage(shelf, house))

/**
 * Fetches what the house begins with: the shelf, or the page of the tale that a start opens. A game that was kept is
 * opened first; it may have ended, or be unreadable, and then another page is shown than the table, which has been asked
 * for meanwhile.
 */
async function fetchPage(shelf: Part<object>, house: House): Promise<void> {
  const { shelf: isShelf, house: name } = usePage.getState()
  if (isShelf) return ((name !== null && house[name]) || shelf).fetch()
  await taleLoaded()
  const { tale } = useOpen.getState()
  if (!tale) return
  await tale.looked
  applyLink(tale, window)
  const expected = tale.pages[pageNow(tale)]?.fetch()
  if (tale.game.getState().waiting === null) return expected
  await tale.openGame()
  if (tabStorage.read(LEFT_KEY).text === tale.game.getState().kept?.id) usePage.setState({ cover: true })
  return tale.pages[pageNow(tale)]?.fetch()
}
