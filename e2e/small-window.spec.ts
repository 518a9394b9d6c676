import { expect, type Page, test } from '@playwright/test'
import { TALES } from '../src/shelf/tales.ts'
import { unreachable, widest } from './support/controls.ts'
import { aim, open, positionOf } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { findTale, newTale, recordedTale, someOf, storedTale } from './support/tale.ts'
import { TABLET } from './support/windows.ts'

test.use({ viewport: { width: 320, height: 640 } })

const acting = findTale(({ phase }) => phase === 'action')
const PAGES: Record<string, string | null> = {
  'the cover': null,
  'the first tiles': storedTale(newTale()),
  'the action phase': storedTale(acting),
  'a side asked': storedTale(findTale(({ pending }) => pending !== null)),
  'the last page': storedTale(recordedTale('won')),
}

test('nothing is wider than the window, and every control is reachable', async ({ page }) => {
  for (const [name, stored] of Object.entries(PAGES)) {
    await test.step(name, async () => {
      await open(page, stored === null ? {} : { stored })
      await expect(page.getByRole('button').first()).toBeVisible()
      const tabs = await page.getByRole('tab').all()
      for (const tab of tabs.length > 0 ? tabs : [null]) {
        await tab?.click()
        expect(await widest(page)).toBeLessThanOrEqual(320)
        expect(await unreachable(page)).toEqual([])
      }
    })
  }
  await test.step('the report of a damaged game, which gives way to the cover', () => startAnew(page))
  await test.step('places a tile, and opens the settings', () => placeTile(page))
})

async function startAnew(page: Page): Promise<void> {
  await open(page, { stored: '{' })
  expect(await widest(page)).toBeLessThanOrEqual(320)
  for (const way of ['Save a copy', 'New game']) {
    await expect(page.getByRole('button', { name: way })).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'New game' }).click()
  expect(await unreachable(page)).toEqual([])
}

async function placeTile(page: Page): Promise<void> {
  await open(page, { stored: storedTale(acting) })
  await page.getByRole('button', { name: 'Show the whole forest' }).click()
  await aim(page, someOf(acting.state, 'expand'))
  expect(await unreachable(page)).toEqual([])
  await page.getByRole('button', { name: 'Lay tile' }).click()
  await expect.poll(() => positionOf(page)).toMatchObject({ spent: { expands: 1 } })
  await openSettings(page)
  expect(await widest(page)).toBeLessThanOrEqual(320)
  expect(await unreachable(page)).toEqual([])
}

test('on a tablet every control of every cover is reachable, in either language', async ({ page }) => {
  await page.setViewportSize(TABLET)
  for (const language of ['en', 'nl'] as const)
    for (const tale of Object.keys(TALES)) {
      await open(page, { language, query: `?${language}#/${tale}` })
      await expect(page.getByRole('button', { name: /^Begin/ })).toBeVisible()
      expect(await unreachable(page), `${tale}, ${language}`).toEqual([])
    }
})
