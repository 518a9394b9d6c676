import { expect, type Page, test } from '@playwright/test'
import { boogyman } from '../src/engine/boogyman/index.ts'
import { openSession, writeGame } from '../src/engine/kernel/index.ts'
import citadels from '../tests/recorded/citadel.json' with { type: 'json' }
import fortlands from '../tests/recorded/fortland.json' with { type: 'json' }
import games from '../tests/recorded/games.json' with { type: 'json' }
import sieges from '../tests/recorded/sieges.json' with { type: 'json' }
import { fetchNothingAhead, meanAllPresses } from './support/game.ts'

/** A recorded game whose name has a text, up to a fraction of its actions. */
function part(
  all: readonly { name: string; stored: { actions: readonly unknown[] } }[],
  text: string,
  share: number,
): string {
  const found = all.find(({ name }) => name.includes(text))
  if (!found) throw new Error(`No recorded game "${text}".`)
  const { stored } = found
  return JSON.stringify({ ...stored, actions: stored.actions.slice(0, stored.actions.length * share) })
}

const DUEL = {
  players: ['Mira', 'Tom'] as [string, string],
  first: 'red' as const,
  rules: { trees: 'two' as const },
}

/** A running game of each tale, and its storage key. */
const RUNNING: Record<string, { key: string; game: string }> = {
  'fairy-tale': { key: 'the-last-fairy-tale', game: part(games, 'won', 0.9) },
  boogyman: { key: 'the-bigbadboogyman', game: writeGame(boogyman, openSession(boogyman, DUEL, 0)) },
  fortland: { key: 'fortland', game: part(fortlands, 'three', 0.5) },
  fortress: { key: 'the-fortress', game: part(sieges, 'random 1', 0.5) },
  citadel: { key: 'citadel', game: part(citadels, '3 knights, strategic', 0.3) },
}

const SETTINGS = { language: 'en', theme: 'light', speed: 'instant', tips: 'off', handover: 'off' }

async function openRunning(page: Page, tale: string, kept: Record<string, string>): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate((texts) => {
    localStorage.clear()
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await page.goto(`/#/${tale}`)
  await page.locator('#root > :not(.opening)').first().waitFor()
  await expect(page.getByRole('button').first()).toBeVisible()
  const gate = page.getByRole('button', { name: /^I am / })
  if (await gate.isVisible()) await gate.click()
}

const SIZES = { 'at a desk': { width: 1440, height: 900 }, 'on a phone': { width: 390, height: 844 } }

for (const [tale, { key, game }] of Object.entries(RUNNING))
  for (const [where, viewport] of Object.entries(SIZES)) {
    test(`a hint is aimed on request without being played, in ${tale}, ${where}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await fetchNothingAhead(page)
      await meanAllPresses(page)
      await openRunning(page, tale, { 'shelf.settings': JSON.stringify(SETTINGS), [`${key}.game`]: game })
      const show = page.getByRole('button', { name: 'Show me' })
      await expect(async () => {
        await page.keyboard.press('g')
        await expect(show).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 40_000 })
      const advice = page.getByRole('region').filter({ has: show }).last()
      const stand = async () => [
        await advice.textContent(),
        await page.evaluate(() => JSON.stringify(localStorage)),
      ]
      const before = await stand()
      await show.click()
      await expect(page.locator('[data-pointed-out]:focus')).toHaveCSS('outline-style', 'solid')
      expect(await stand()).toEqual(before)
    })
  }
