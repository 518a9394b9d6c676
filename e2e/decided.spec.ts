import { expect, type Page, test } from '@playwright/test'
import { open, resize } from './support/game.ts'
import { recordedTale, storedTale } from './support/tale.ts'

/** Opens the last page of a recorded game with the review, and waits until the review is complete. */
async function readOnceMore(page: Page, name: 'won' | 'lost'): Promise<void> {
  await open(page, { stored: storedTale(recordedTale(name)) })
  await page.getByRole('radio', { name: 'The turn that decided it' }).check()
  await expect(page.getByRole('heading', { name: 'The chance to win, turn by turn' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText(/Looking through the game|Looking for a better move/)).toHaveCount(0, {
    timeout: 120_000,
  })
}

test('a lost game is reviewed: chances as picture and text, the roll, the decision', async ({ page }) => {
  test.slow()
  await readOnceMore(page, 'lost')
  await expect(page.getByRole('img', { name: /^The chance to win began at/ })).toBeVisible()
  const rows = page.getByRole('table', { name: 'The chance to win, turn by turn' }).getByRole('row')
  await expect(rows.last()).toContainText('0 %')
  for (const name of [/decided it$/, 'The decision that cost most'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await resize(page, { width, height })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide, `${width}×${height}`).toBeLessThanOrEqual(0)
  }
  // A dream can start at exactly that moment; the real game stays unchanged.
  await page.getByRole('button', { name: 'Try from here' }).click()
  await expect(page.getByRole('region', { name: 'A dream' })).toContainText('turn five')
  await page.getByRole('button', { name: 'Back to the true tale' }).click()
  await page.getByRole('button', { name: 'Close the album' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Oak fell')
})

test('leaving the page ends its workers', async ({ page }) => {
  test.slow()
  await open(page, { stored: storedTale(recordedTale('won')) })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.workers().length).toBe(1)
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await expect.poll(() => page.workers().length).toBe(0)
})
