import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followPlaces } from './shelf/address.ts'
import { HOUSE } from './shelf/house.ts'
import { SHELF } from './shelf/shelf.tsx'
import { TALES } from './shelf/tales.ts'
import { wantsLessMotion } from './store/motion.ts'
import { LANGUAGES, useSettings } from './store/settings.ts'
import { App } from './ui/app/App.tsx'
import { DIALOGS } from './ui/app/dialogs.ts'
import { fetchFirstPage } from './ui/app/first-page.ts'
import { guardPresses } from './ui/input/press-guard.ts'
import { facesCome } from './ui/page/faces.ts'
import { watchForFailures } from './ui/page/failures.ts'
import { useOpen } from './ui/page/open-tale.ts'
import { dressDocument } from './ui/page/useDocument.ts'
import { fetchAhead, rest, savesData } from './ui/parts/ahead.ts'
import type { Tale } from './ui/tale.ts'
import { fetchWords } from './ui/text/language.ts'
import './ui/fonts.css'
import './ui/theme.css'
import './ui/tokens.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in.')

watchForFailures(window)
guardPresses(window)
followPlaces(window, TALES, HOUSE)
dressDocument(useSettings.getState(), wantsLessMotion())
// The first thing drawn of the house is the whole page, in its own language and its own letters. What fails to come is told by the page itself.
await Promise.allSettled([fetchWords(), fetchFirstPage(SHELF, HOUSE), facesCome()])
createRoot(root).render(
  <StrictMode>
    <App shelf={SHELF} house={HOUSE} />
  </StrictMode>,
)
/** What a tale wants soon, and what it may want in a while. */
const wantedOf = (tale: Tale | null) => [
  ...(tale?.soon ?? []),
  ...(savesData() ? [] : [rest, ...(tale?.ahead ?? [])]),
]

useOpen.subscribe(({ tale }, { tale: before }) => {
  if (tale && tale !== before) void fetchAhead(wantedOf(tale))
})
await fetchAhead(wantedOf(useOpen.getState().tale))
if (!savesData()) await fetchHouse()

/** All that the house has beside the tale that lies open; from then on it needs no server. */
async function fetchHouse(): Promise<void> {
  await fetchAhead([
    SHELF.fetch,
    ...Object.values(HOUSE).map(({ fetch }) => fetch),
    ...Object.values(DIALOGS).map(({ fetch }) => fetch),
    ...LANGUAGES.map((language) => () => fetchWords(language).catch(() => {})),
  ])
  // What the development server sends changes all the time: nothing of that is kept. Where this does not come, there is no
  // server, and nothing new to keep.
  if (import.meta.env.PROD)
    await import('./offline/this-house.ts').then(
      ({ keepThisHouse }) => keepThisHouse(),
      () => {},
    )
}
