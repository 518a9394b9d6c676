import { expect, type Page, test } from '@playwright/test'
import { stateHash } from '../tests/support/state-hash.ts'
import { begin, hashOf, open, positionOf, pressEndTurn, seal } from './support/game.ts'
import { findTale, storedTale } from './support/tale.ts'

const acting = findTale(({ phase, pending }) => phase === 'action' && pending === null)
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keys' })

async function openSheet(page: Page): Promise<void> {
  await expect(seal(page, 'End turn')).toBeVisible()
  await page.keyboard.press('?')
  await expect(sheet(page).getByText('Hear how the table stands')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
}

/** Closes the sheet as Escape does, with the key that opens it right behind: before the browser tells that it is closed. */
async function reopenAtOnce(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
  await sheet(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', code: 'Slash', bubbles: true }))
  })
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
}

async function switchOff(page: Page): Promise<void> {
  const market = page.getByRole('button', { name: /^Market 1:/ })
  await expect(market).toHaveAttribute('aria-keyshortcuts', '1')
  await page.keyboard.press('1')
  await expect(market).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Keys', exact: true }).click()
  await sheet(page).getByRole('radio', { name: 'Off' }).check({ force: true })
  await expect(sheet(page).getByText('Confirm')).toBeVisible()
  await expect(sheet(page).getByText('Take a tile in hand')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(market).toBeVisible()
  await expect(page.locator('[aria-keyshortcuts]:not([aria-keyshortcuts^=F])')).toHaveCount(0)
  for (const key of ['1', 'e', 'u', 'p', 'f', 't', 'w', 'i', '?']) await page.keyboard.press(key)
  await expect(market).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-live="polite"] p')).toHaveCount(0)
  expect(await hashOf(page)).toBe(stateHash(acting.state))
}

async function playWithout(page: Page): Promise<void> {
  await page.reload()
  await expect(seal(page, 'End turn')).toBeVisible()
  await page.keyboard.press('Tab')
  const describe = page.getByRole('button', { name: 'Describe the table' })
  await expect(describe).toBeFocused()
  await expect(describe).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-live="polite"]')).toContainText('hearts left.')
  await pressEndTurn(page)
  await expect.poll(async () => (await positionOf(page)).phase).not.toBe('action')
}

test('letters do what their sheet says, and can be done without', async ({ page }) => {
  await open(page)
  await test.step('a key opens the sheet on the cover', async () => {
    await expect(begin(page)).toBeVisible()
    await page.keyboard.press('?')
    await expect(sheet(page)).toBeVisible()
  })
  await open(page, { stored: storedTale(acting) })
  await test.step('it does so at the table, and Escape closes it', () => openSheet(page))
  await test.step('a key right behind that opens it again', () => reopenAtOnce(page))
  await test.step('switched off they do nothing, after a reload neither', () => switchOff(page))
  await test.step('what they do can be had without: the seal, how the table stands', () => playWithout(page))
})
