import { expect, type Page, test } from '@playwright/test'
import { openDuel } from './support/duel.ts'
import { expectNoFaults } from './support/faults.ts'
import { keptTexts, open } from './support/game.ts'
import { recordedTale, storedTale } from './support/tale.ts'

const DUEL = 'place d4, place c4, place e4, place d5, step d4 d3, step d5 d6'

const thumb = (page: Page) => page.getByRole('slider', { name: 'Where we are in the tale' })
const stopNow = async (page: Page) => Number(await thumb(page).getAttribute('aria-valuenow'))

/** Drags the slider to a fraction of its length. */
async function scrubTo(page: Page, part: number): Promise<void> {
  const strip = thumb(page).locator('..')
  const box = await strip.boundingBox()
  if (!box) throw new Error('The slider of the album is not visible.')
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * part, box.y + box.height * 0.6, { steps: 6 })
  await page.mouse.up()
}

test('a finished game is browsed from its last page by slider, keys and diamonds', async ({ page }) => {
  await open(page, { stored: storedTale(recordedTale('won')) })
  await page.getByRole('button', { name: 'Watch it again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As it was: before the tale')
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As it was: chapter the first')
  const first = await stopNow(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  expect(await stopNow(page)).toBeGreaterThan(first + 1)
  await scrubTo(page, 0.6)
  await expect(thumb(page)).toHaveAttribute('aria-valuetext', /^Chapter the (Eighth|Ninth), event 1 /)
  await page.getByRole('button', { name: /broke a diamond: chapter the twelfth/ }).click()
  await expect(page.locator('[aria-current="step"]')).toContainText('broke the second dark diamond')
  await expectNoFaults(page, 'the album of a tale')
  await page.getByRole('button', { name: 'Close the album' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('And the forest stood')
})

test('plays by itself, and stays at the position where it is paused', async ({ page }) => {
  await open(page, { stored: storedTale(recordedTale('won')) })
  await page.getByRole('button', { name: 'Watch it again' }).click()
  await page.getByRole('radio', { name: 'swift' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => stopNow(page)).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  const at = await stopNow(page)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(await stopNow(page)).toBe(at)
})

test('browsing a running duel from its table leaves the game unchanged', async ({ page }) => {
  await openDuel(page, { actions: DUEL })
  await page.getByRole('button', { name: 'Look back through the tale' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/As it was: the .* turn/)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-happens="placed"]')).toHaveCount(1)
  await expectNoFaults(page, 'the album of a duel')
  await page.getByRole('button', { name: 'Close the album' }).click()
  await expect(page.locator('[data-tile="d4"]')).toBeVisible()
})

test('a dream starts from a step of the album and returns there', async ({ page }) => {
  await open(page, { stored: storedTale(recordedTale('won')) })
  await page.getByRole('button', { name: 'Watch it again' }).click()
  await expect(thumb(page)).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Shift+ArrowRight')
  const at = await stopNow(page)
  await page.getByRole('button', { name: 'Try from here' }).click()
  await expect(page.getByRole('region', { name: 'A dream' })).toContainText('What if…')
  await expect(
    page.getByRole('region', { name: 'Forest' }).or(page.locator('[data-place="0"]')).first(),
  ).toBeVisible()
  await expectNoFaults(page, 'a dream at the table')
  await page.getByRole('button', { name: 'Back to the true tale' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As it was: chapter the second')
  expect(await stopNow(page)).toBe(at)
  await page.getByRole('button', { name: 'Close the album' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('And the forest stood')
})

test('a duel is played on from a step as a game of its own', async ({ page }) => {
  await openDuel(page, { actions: DUEL })
  await page.getByRole('button', { name: 'Look back through the tale' }).click()
  await expect(thumb(page)).toBeVisible()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.getByRole('button', { name: 'Try from here' }).click()
  await expect(page.getByRole('region', { name: 'A dream' })).toBeVisible()
  await expectNoFaults(page, 'a dream of a duel')
  await page.getByRole('button', { name: 'Save as a new game' }).click()
  await expect(page.getByRole('region', { name: 'A dream' })).toBeHidden()
  await expect(page.locator('[data-tile="d4"]')).toBeVisible()
})

test('a dream survives a reload and undo, and leaves its game unchanged', async ({ page }) => {
  const told = storedTale(recordedTale('won'))
  await open(page, { stored: told })
  await page.getByRole('button', { name: 'Watch it again' }).click()
  await expect(thumb(page)).toBeVisible()
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press('PageDown')
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('button', { name: 'Try from here' }).click()
  const dream = page.getByRole('region', { name: 'A dream' })
  await expect(dream).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await page.reload()
  await expect(dream).toBeVisible()
  expect(await keptTexts(page, 'fairy-tale')).toContain(told)
  await page.getByRole('button', { name: 'Back to the true tale' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/As it was: chapter the/)
  expect(await keptTexts(page, 'fairy-tale')).toContain(told)
})

test('the shortcuts dialog lists the album’s keys', async ({ page }) => {
  await openDuel(page, { actions: DUEL })
  await page.getByRole('button', { name: 'Look back through the tale' }).click()
  await expect(thumb(page)).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await expect(sheet.getByRole('heading', { name: 'In the album' })).toBeVisible()
  await expect(sheet.getByText('Space', { exact: true })).toBeVisible()
  await expectNoFaults(page, 'the sheet of keys over an album')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the album fits, without cut-off text or faults', async ({ page }) => {
    await open(page, { stored: storedTale(recordedTale('won')) })
    await page.getByRole('button', { name: 'Watch it again' }).tap()
    await page.getByRole('button', { name: 'One turn on' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('As it was: chapter the first')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoFaults(page, 'the album on a phone')
  })
})
