import { expect, type Page, test } from '@playwright/test'
import { openDuel } from './support/duel.ts'
import { open } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { recordedTale, storedTale } from './support/tale.ts'

/** The number of sheets for the open page, in the size that the page asks for. */
async function sheetsOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('the last page always prints on one sheet', async ({ page }) => {
  for (const name of ['won', 'lost'] as const) {
    await open(page, { stored: storedTale(recordedTale(name)) })
    await expect(page.getByRole('button', { name: 'Save this page' })).toBeVisible()
    expect(await sheetsOf(page), name).toBe(1)
  }
})

test('a duel’s last page prints on one sheet', async ({ page }) => {
  await openDuel(page, { actions: 'place d4, place c4, place e4, place d5, step d4 d3' })
  await openSettings(page)
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The clearing was given up')
  expect(await sheetsOf(page)).toBe(1)
})

test('a page longer than a sheet continues on the next, without cut-off text', async ({ page }) => {
  await open(page, { opening: true, query: '#/chronicle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.locator('main')
  const { shown, whole } = await main.evaluate((element) => ({
    shown: element.clientHeight,
    whole: element.scrollHeight,
  }))
  expect(shown).toBeGreaterThanOrEqual(whole)
  expect(await sheetsOf(page)).toBeGreaterThan(0)
})
