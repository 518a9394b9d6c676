import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followPlaces } from './shelf/address.ts'
import { wantsLessMotion } from './store/motion.ts'
import { useSettings } from './store/settings.ts'
import { App } from './ui/app/App.tsx'
import { facesCome } from './ui/app/faces.ts'
import { watchForFailures } from './ui/app/failures.ts'
import { followAddress } from './ui/app/start.ts'
import { dressDocument } from './ui/app/useDocument.ts'
import { fetchAhead } from './ui/parts/ahead.ts'
import { fetchFirstPage } from './ui/parts/first-page.ts'
import { fetchWords } from './ui/text/language.ts'
import './ui/fonts.css'
import './ui/theme.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in.')

watchForFailures(window)
followAddress(window)
followPlaces(window)
dressDocument(useSettings.getState(), wantsLessMotion())
// The first thing drawn of the game is the whole page, in its own language and its own letters. What fails to come is told by the page itself.
await Promise.allSettled([fetchWords(useSettings.getState().language), fetchFirstPage(), facesCome()])
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
await fetchAhead()
