import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import citadels from '../tests/recorded/citadel.json' with { type: 'json' }
import fortlands from '../tests/recorded/fortland.json' with { type: 'json' }
import games from '../tests/recorded/games.json' with { type: 'json' }
import { playedCitadels, recordedCitadels } from './support/same-citadel.ts'
import { playedDuels, randomDuels } from './support/same-duel.ts'
import { playedFortlands, recordedFortlands } from './support/same-fortland.ts'
import { randomHashes, recordedHashes } from './support/same-game.ts'
import { playedSieges, randomSieges } from './support/same-siege.ts'

/** Bundles an engine with code that plays it as one browser script, `sameGame`, without writing files. */
async function bundled(file: `same-${'game' | 'duel' | 'fortland' | 'siege' | 'citadel'}`): Promise<string> {
  const entry = fileURLToPath(new URL(`support/${file}.ts`, import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // A page has no `process`, which immer reads.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'sameGame' } },
  })
  const [bundle] = [built].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : null
  if (!chunk) throw new Error('The build has no output.')
  return chunk.code
}

test('recorded games match in browser and Node', async ({ page }) => {
  const here = recordedHashes()
  const there = await page.evaluate(`${await bundled('same-game')}; sameGame.recordedHashes()`)
  expect(there).toEqual(here)
  expect(Object.values(here).map((hashes) => hashes.split(' ').at(-1))).toEqual(
    games.map(({ end }) => end.hash),
  )
})

test('random games match in browser and Node', async ({ page }) => {
  const here = randomHashes(1000, 30)
  const there = await page.evaluate(`${await bundled('same-game')}; sameGame.randomHashes(1000, 30)`)
  expect(there).toEqual(here)
  expect(new Set(Object.values(here)).size).toBe(30)
})

test('random and bot duels match in both', async ({ page }) => {
  const here = { random: randomDuels(1, 12), played: playedDuels() }
  const there = await page.evaluate(
    `${await bundled('same-duel')}; ({ random: sameGame.randomDuels(1, 12), played: sameGame.playedDuels() })`,
  )
  expect(there).toEqual(here)
  expect(new Set(Object.values({ ...here.random, ...here.played })).size).toBe(15)
})

test('games of Fortland, recorded and of bots, match between browser and Node', async ({ page }) => {
  const here = { recorded: recordedFortlands(), played: playedFortlands() }
  const there = await page.evaluate(
    `${await bundled('same-fortland')}; ({ recorded: sameGame.recordedFortlands(), played: sameGame.playedFortlands() })`,
  )
  expect(there).toEqual(here)
  expect(Object.values(here.recorded).map((hashes) => hashes.split(' ').at(-1))).toEqual(
    fortlands.map(({ end }) => end.hash),
  )
  expect(new Set(Object.values(here.played)).size).toBe(3)
})

test('games of the Citadel, recorded and of bots, match between browser and Node', async ({ page }) => {
  const here = { recorded: recordedCitadels(), played: playedCitadels() }
  const there = await page.evaluate(
    `${await bundled('same-citadel')}; ({ recorded: sameGame.recordedCitadels(), played: sameGame.playedCitadels() })`,
  )
  expect(there).toEqual(here)
  expect(Object.values(here.recorded).map((hashes) => hashes.split(' ').at(-1))).toEqual(
    citadels.map(({ end }) => end.hash),
  )
  expect(new Set(Object.values(here.played)).size).toBe(3)
})

test('random and bot sieges match in both', async ({ page }) => {
  const here = { random: randomSieges(1, 12), played: playedSieges() }
  const there = await page.evaluate(
    `${await bundled('same-siege')}; ({ random: sameGame.randomSieges(1, 12), played: sameGame.playedSieges() })`,
  )
  expect(there).toEqual(here)
  expect(new Set(Object.values({ ...here.random, ...here.played })).size).toBe(14)
})
