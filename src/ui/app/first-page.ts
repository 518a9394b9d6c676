import { within } from '../../store/browser.ts'
import { leftGame } from '../../store/tab-journal.ts'
import { taleLoaded, useOpenTale } from '../page/open-tale.ts'
import { usePage } from '../page/page.ts'
import { pageNow } from '../page/page-name.ts'
import type { Part } from '../parts/part.ts'
import type { Tale } from '../tale.ts'

/**
 * Applies the address once, when the page opens: a link with a seed opens the cover with it, even
 * during a game. Then clears the address, so that a reload continues the game.
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
 * Loads the first page: the shelf, or a page of the tale in the address. Opens the saved game first, because a finished or
 * unreadable game shows another page than the table. The table loads meanwhile.
 */
async function fetchPage(shelf: Part<object>, house: House): Promise<void> {
  const { shelf: isShelf, house: name } = usePage.getState()
  if (isShelf) return ((name !== null && house[name]) || shelf).fetch()
  await taleLoaded()
  const { tale } = useOpenTale.getState()
  if (!tale) return
  await tale.looked
  applyLink(tale, window)
  const expected = tale.pages[pageNow(tale)]?.fetch()
  if (tale.game.getState().waiting === null) return expected
  await tale.openGame()
  if (leftGame.read() === tale.game.getState().kept?.id) usePage.setState({ cover: true })
  return tale.pages[pageNow(tale)]?.fetch()
}
