import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './ui/app/App.tsx'
import { watchForFailures } from './ui/app/failures.ts'
import { followAddress } from './ui/app/start.ts'
import './ui/fonts.css'
import './ui/theme.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in.')

watchForFailures(window)
followAddress(window)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
