import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// One document and one set of packages serve every test file of a worker, which halves their time; our own modules
// begin anew with each file, so that no file finds what another chose.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name)

// Testing Library only cleans up by itself where test functions are globals.
afterEach(cleanup)

// A page fetches some parts for later. What is still on its way after the last test would miss the document.
afterAll(() => vi.dynamicImportSettled())

// On a busy machine a second is short; how long something takes says nothing about whether it comes.
configure({ asyncUtilTimeout: 15_000 })
