import { expect, type Page, test } from '@playwright/test'
import { openCitadel } from './support/citadel.ts'
import { openDuel } from './support/duel.ts'
import { openFortland } from './support/fortland.ts'
import { open } from './support/game.ts'
import { openSiege } from './support/siege.ts'
import { begunTale, COMPANY, newTale, storedTale } from './support/tale.ts'
import { DESK, inWindows, PHONE, TABLET } from './support/windows.ts'

/** The most presses of Tab that lead through a table. */
const MOST = 12

const TABLES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the opening of the first tale': (page) => open(page, { stored: storedTale(newTale(1, COMPANY)) }),
  'a turn of the first tale': (page) => open(page, { stored: storedTale(begunTale(1, COMPANY)) }),
  'the duel': (page) => openDuel(page, { actions: 'place d4, place c4, place e4, place d5' }),
  Fortland: (page) => openFortland(page, { actions: 'muster n1, muster w2, roll, march' }),
  'The Fortress': (page) => openSiege(page, { seed: 3 }),
  'the Citadel': (page) => openCitadel(page, 'end'),
}

/** Presses Tab through the whole page. Returns the names of the focused elements. */
async function tabStops(page: Page): Promise<string[]> {
  const stops: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return null
      return activeElement.ariaLabel ?? activeElement.textContent ?? activeElement.tagName
    })
    if (stop === null || stops.length > 60) return stops
    stops.push(stop)
  }
}

for (const [name, opens] of Object.entries(TABLES))
  test(`${name}: at most ${MOST} tab stops`, async ({ page }) => {
    await opens(page)
    await inWindows(page, [DESK, TABLET, PHONE], async () => {
      await expect(page.locator('[data-place], [data-tile], [data-row]').first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Menu|Undo)/ }).first()).toBeVisible()
      const stops = await tabStops(page)
      expect(stops.length).toBeGreaterThan(3)
      expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(MOST)
    })
  })

test('arrow keys reach all tools over the board', async ({ page }) => {
  await page.setViewportSize(DESK)
  await open(page, { stored: storedTale(begunTale(1, COMPANY)) })
  const tools = page.getByRole('toolbar', { name: 'View' }).getByRole('button')
  await expect(tools).toHaveCount(5)
  const names = await Promise.all((await tools.all()).map((tool) => tool.getAttribute('aria-label')))
  await tools.first().focus()
  const visited: (string | null)[] = []
  for (const _ of names) {
    visited.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? null))
    await page.keyboard.press('ArrowDown')
  }
  expect(visited).toEqual(names)
  await expect(tools.first()).toBeFocused()
})
