import { LANGUAGES } from '../../store/settings.ts'
import { fetchLeaves } from '../../tales/fairy-tale/screen/late/leaves.tsx'
import { BOX, TALE_BOARD } from '../../tales/fairy-tale/screen/setup/leaves.ts'
import { WORKERS } from '../../tales/fairy-tale/workers.ts'
import { fetchWords } from '../text/language.ts'
import { DIALOGS } from './dialogs.ts'
import { PAGES } from './pages.ts'

/** Everything that is fetched late, what is wanted soonest first. */
const LATE: readonly (() => Promise<unknown>)[] = [
  PAGES.table.fetch,
  fetchLeaves,
  PAGES.setup.fetch,
  PAGES.shelf.fetch,
  BOX.fetch,
  TALE_BOARD.fetch,
  ...Object.values(DIALOGS).map(({ fetch }) => fetch),
  PAGES.end.fetch,
  ...Object.values(WORKERS).map((file) => () => fetchFile(file)),
  ...LANGUAGES.map((language) => () => fetchWords(language).catch(() => {})),
]

/**
 * Lays a worker's file into the browser's own store. That is enough, and costs nothing: a worker that stands ready
 * takes memory for good, and the guardian's is begun anew whenever it is asked something else.
 */
async function fetchFile(file: string): Promise<void> {
  await fetch(file)
    .then((answer) => answer.arrayBuffer())
    .catch(() => {})
}

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
