import { LANGUAGES } from '../../store/settings.ts'
import { fetchWords } from '../text/language.ts'
import { DIALOGS } from './dialogs.ts'
import { PAGES } from './pages.ts'

/** Everything that is fetched late, what is wanted soonest first. */
const LATE: readonly (() => Promise<void>)[] = [
  PAGES.table.fetch,
  PAGES.setup.fetch,
  ...Object.values(DIALOGS).map(({ fetch }) => fetch),
  PAGES.end.fetch,
  ...LANGUAGES.map((language) => () => fetchWords(language).catch(() => {})),
]

/** Resolves when the browser has nothing better to do, or soon where it cannot say so. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

/**
 * Fetches all the rest, one file after another, while nobody waits: from then on the game needs no server.
 */
export async function fetchAhead(): Promise<void> {
  for (const fetch of LATE) {
    await idle()
    await fetch()
  }
}
