import { vi } from 'vitest'

// Games are kept in memory, and what is done is shown at once; tests of the browser's own database open one themselves.
vi.mock('../src/store/kept/this-browser.ts', async () => {
  const { memoryGames } = await import('../src/store/kept/memory.ts')
  return { keptGames: memoryGames() }
})
