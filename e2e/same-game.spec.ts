import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import games from '../tests/recorded/games.json' with { type: 'json' }
import { randomHashes, recordedHashes } from './support/same-game.ts'

const ENTRY = fileURLToPath(new URL('support/same-game.ts', import.meta.url))

/** The engine with what plays it, as one script for a browser, never written to disk. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // A page has no process, and immer asks for it.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'sameGame' } },
  })
  const [bundle] = [built].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : null
  if (!chunk) throw new Error('Nothing was built.')
  return chunk.code
}

test('the recorded games go in the browser, action by action, as they go in Node', async ({ page }) => {
  const here = recordedHashes()
  const there = await page.evaluate(`${await bundled()}; sameGame.recordedHashes()`)
  expect(there).toEqual(here)
  expect(Object.values(here).map((hashes) => hashes.split(' ').at(-1))).toEqual(
    games.map(({ end }) => end.hash),
  )
})

test('so do games of random play with other seeds', async ({ page }) => {
  const here = randomHashes(1000, 30)
  const there = await page.evaluate(`${await bundled()}; sameGame.randomHashes(1000, 30)`)
  expect(there).toEqual(here)
  expect(new Set(Object.values(here)).size).toBe(30)
})
