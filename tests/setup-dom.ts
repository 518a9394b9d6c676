import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// One document and one set of packages serve every test file of a worker, which halves their time. Our own modules are reset for each file,
// so that no state leaks between files.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name)

// Testing Library cleans up automatically only with global test functions.
afterEach(cleanup)

// A page prefetches some parts. Those still loading after the last test would find no document.
afterAll(() => vi.dynamicImportSettled())

// A second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
