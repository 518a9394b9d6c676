import { expect, type Page, test } from '@playwright/test'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { hashOf, open, positionOf, press, pressEndTurn, seal } from './support/game.ts'
import { allowed, findTale, storedTale } from './support/tale.ts'
import { DESK, inWindows, PHONE, TABLET } from './support/windows.ts'

const tale = findTale((state) => state.phase === 'action' && allowed(state, 'expand').length > 0)
const badge = (page: Page) => page.getByRole('status').filter({ hasText: 'Not saved yet' })
const lack = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'The browser closed without warning. Your last move may be missing.' })

/** Keeps the database busy from now on, like a slow disk, until it is released or the page ends. */
async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        const opening = indexedDB.open('tales')
        opening.onsuccess = () => {
          const games = opening.result.transaction(['lines', 'games'], 'readwrite').objectStore('games')
          const again = () => {
            if (document.documentElement.dataset['free']) return opening.result.close()
            games.get('none').onsuccess = again
            held()
          }
          again()
        }
      }),
  )
  return () => page.evaluate(() => void Object.assign(document.documentElement.dataset, { free: 'yes' }))
}

/** Makes a page end without events, like that of a killed browser. */
const endWithoutWarning = (page: Page) =>
  page.addInitScript(() => {
    const stop = (event: Event) => event.stopImmediatePropagation()
    addEventListener('pagehide', stop, true)
    addEventListener('visibilitychange', stop, true)
  })

test('a slow save reports delay, survives reload', async ({ page }) => {
  await open(page, { stored: storedTale(tale) })
  await expect(seal(page, 'End turn')).toBeEnabled()
  const before = await hashOf(page)
  const free = await holdDatabase(page)
  await pressEndTurn(page)
  await expect(seal(page, 'End turn')).toHaveCount(0)
  await expect(badge(page)).toBeVisible()
  await inWindows(page, [DESK, TABLET, PHONE], () => expect(badge(page)).toBeInViewport({ ratio: 1 }))
  await page.reload()
  await expect(seal(page, 'End turn')).toHaveCount(0)
  await expect.poll(() => hashOf(page)).not.toBe(before)
  await expect(badge(page)).toHaveCount(0)
  await expect(lack(page)).toHaveCount(0)
  await free()
})

test('a tab with a busy disk says why it waits, then opens the game', async ({ page, context }) => {
  await open(page, { stored: storedTale(tale) })
  await expect(seal(page, 'End turn')).toBeEnabled()
  const free = await holdDatabase(page)
  const other = await context.newPage()
  await other.goto('/#/fairy-tale')
  await expect(other.getByText('the page is being turned')).toBeVisible()
  await expect(other.getByText('The browser has not answered yet.')).toBeVisible({ timeout: 30_000 })
  await free()
  await expect(other.getByText('Here you watch.')).toBeVisible()
  await expect(other.locator('[data-place]').first()).toBeVisible()
})

test('the badge disappears once the disk responds', async ({ page }) => {
  await open(page, { stored: storedTale(tale) })
  await expect(seal(page, 'End turn')).toBeEnabled()
  const free = await holdDatabase(page)
  await pressEndTurn(page)
  await expect(badge(page)).toBeVisible()
  await free()
  await expect(badge(page)).toHaveCount(0)
  expect((await positionOf(page)).phase).not.toBe('action')
})

test('the table reports a killed browser once, and no other end', async ({ page, context }) => {
  await endWithoutWarning(page)
  await open(page, { stored: storedTale(tale) })
  await pressEndTurn(page)
  await expect(seal(page, 'End turn')).toHaveCount(0)
  const played = await hashOf(page)
  await page.reload()
  await expect(lack(page)).toBeVisible()
  await press(lack(page).getByRole('button', { name: 'All right' }))
  await expect(lack(page)).toHaveCount(0)
  expect(await hashOf(page)).toBe(played)
  await page.goto('about:blank')

  const other = await context.newPage()
  await other.goto('/#/fairy-tale')
  await expect(lack(other)).toBeVisible()
  await press(lack(other).getByRole('button', { name: 'All right' }))
  await other.reload()
  await expect(other.locator('[data-place]').first()).toBeVisible()
  await expect(lack(other)).toHaveCount(0)
  expect(fairyTale.outcome(await positionOf(other))).toBeNull()
})
