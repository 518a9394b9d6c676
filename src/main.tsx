import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { APP_PAGES } from './shelf/house.ts'
import { startRouter } from './shelf/router.ts'
import { SHELF } from './shelf/shelf.tsx'
import { TALES } from './shelf/tales.ts'
import { prefersReducedMotion } from './store/motion.ts'
import { LANGUAGES, useSettings } from './store/settings.ts'
import { App } from './ui/app/App.tsx'
import { DIALOGS } from './ui/app/dialogs.ts'
import { loadFirstPage } from './ui/app/first-page.ts'
import { guardPresses } from './ui/input/press-guard.ts'
import { watchForFailures } from './ui/page/failures.ts'
import { fontsLoaded } from './ui/page/fonts.ts'
import { useOpenTale } from './ui/page/open-tale.ts'
import { applyDocumentSettings } from './ui/page/useDocument.ts'
import { prefersReducedData, prefetchWhenIdle, rest } from './ui/parts/prefetch.ts'
import type { Tale } from './ui/tale.ts'
import { fetchWords } from './ui/text/language.ts'
import './ui/fonts.css'
import './ui/theme.css'
import './ui/tokens.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element.')

watchForFailures(window)
guardPresses(window)
startRouter(window, TALES, APP_PAGES)
applyDocumentSettings(useSettings.getState(), prefersReducedMotion())
// Load everything for the first page before rendering, so that it appears complete, in its language and fonts. The page reports failed
// loads.
await Promise.allSettled([fetchWords(), loadFirstPage(SHELF, APP_PAGES), fontsLoaded()])
createRoot(root).render(
  <StrictMode>
    <App shelf={SHELF} house={APP_PAGES} />
  </StrictMode>,
)
// Optional: if this fails to load, the server is down and the page works without it.
void import('./ui/page/keep-focus.ts').then(
  ({ keepFocus }) => keepFocus(),
  () => {},
)
/** Returns the parts that a tale needs soon, and then those that it may need later. */
const wantedOf = (tale: Tale | null) => [
  ...(tale?.soon ?? []),
  ...(prefersReducedData() ? [] : [rest, ...(tale?.ahead ?? [])]),
]

useOpenTale.subscribe(({ tale }, { tale: before }) => {
  if (tale && tale !== before) void prefetchWhenIdle(wantedOf(tale))
})
await prefetchWhenIdle(wantedOf(useOpenTale.getState().tale))
if (!prefersReducedData()) await fetchHouse()

/** Loads the rest of the app in the background, and then stores it for offline use. */
async function fetchHouse(): Promise<void> {
  await prefetchWhenIdle([
    SHELF.fetch,
    ...Object.values(APP_PAGES).map(({ fetch }) => fetch),
    ...Object.values(DIALOGS).map(({ fetch }) => fetch),
    ...LANGUAGES.map((language) => () => fetchWords(language).catch(() => {})),
  ])
  // Not in development, because the files change all the time. If this fails to load, the server is down and the stored files stay.
  if (import.meta.env.PROD)
    await import('./offline/register-service-worker.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      () => {},
    )
}
