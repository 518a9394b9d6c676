import { expect, type Page, test } from '@playwright/test'
import { open, resize } from './support/game.ts'
import { recordedTale, storedTale } from './support/tale.ts'

/** Opens the last page of a recorded tale where it tells of the turn that decided it, and waits until nothing more will come. */
async function readOnceMore(page: Page, name: 'won' | 'lost'): Promise<void> {
  await open(page, { stored: storedTale(recordedTale(name)) })
  await page.getByRole('radio', { name: 'The turn that decided it' }).check()
  await expect(page.getByRole('heading', { name: 'The Oak’s chances' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/The tale is being read once more|Looking for a decision/)).toHaveCount(0, {
    timeout: 120_000,
  })
}

test('a lost tale is read once more: the chances to see and to hear, the roll, the decision', async ({
  page,
}) => {
  test.slow()
  await readOnceMore(page, 'lost')
  await expect(page.getByRole('img', { name: /^The Oak’s chances began at/ })).toBeVisible()
  const rows = page.getByRole('table', { name: 'The Oak’s chances' }).getByRole('row')
  await expect(rows.last()).toContainText('0 %')
  for (const name of ['The roll that hurt most', 'The decision that cost most'])
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
  // At exactly that moment another tale can be tried; the true one stays as it is.
  await page.getByRole('button', { name: 'Try from here' }).click()
  await expect(page.getByRole('region', { name: 'A dream' })).toContainText('turn five')
  await page.getByRole('button', { name: 'Back to the true tale' }).click()
  await page.getByRole('button', { name: 'Close the album' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Oak fell')
})

test('who leaves the page leaves nobody at work', async ({ page }) => {
  test.slow()
  await open(page, { stored: storedTale(recordedTale('won')) })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.workers().length).toBe(1)
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await expect.poll(() => page.workers().length).toBe(0)
})
