import { expect, type Page, test } from '@playwright/test'
import { parsePlace } from '../src/engine/kernel/index.ts'
import {
  bubble,
  button,
  doStep,
  expectFree,
  hearFrom,
  isDone,
  STEPS,
  type StepId,
  TOLD,
} from './support/first-tale.ts'
import { begin, hashOf, onPurpose, open, press } from './support/game.ts'
import { begunTale, storedTale } from './support/tale.ts'
import { PHONE, PHONE_ACROSS } from './support/windows.ts'

const sealOf = (page: Page) => page.locator('[data-seal]')

/** What listeners heard of a text. */
const heard = (page: Page, text: string) => page.locator('[data-live] p', { hasText: text })

test.describe('under fingers', () => {
  test.use({ hasTouch: true, viewport: PHONE_ACROSS })

  test('all nine steps are done on a phone that lies', async ({ page }) => {
    test.slow()
    await open(page)
    await button(page, 'Hear your first tale').tap()
    for (const id of Object.keys(STEPS) as StepId[]) {
      await doStep(page, id, 'tap')
      await button(page, id === 'end-turn' ? 'Now our own tale' : 'Go on').tap()
    }
    await expect(button(page, /^Begin/)).toBeVisible()
  })
})

test('what is not meant is answered as often as it is tried, and what is done already too', async ({
  page,
}) => {
  await open(page)
  await hearFrom(page, 'lay')
  await press(sealOf(page))
  await expect(heard(page, 'Another time!')).toHaveCount(1)
  await press(sealOf(page))
  await expect(heard(page, 'Another time!')).toHaveCount(2)
  await expect(bubble(page, 'lay')).toContainText('Take the')
  await doStep(page, 'lay')
  await page.locator('[data-offer="walk"]').first().click()
  await expect(bubble(page, 'lay')).toContainText('Press “Go on”')
  await expect(button(page, 'Go on')).toBeVisible()
})

test('taking back begins the step afresh', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'walk')
  await doStep(page, 'walk')
  await page.keyboard.press('u')
  await expect(bubble(page, 'walk')).not.toHaveAttribute('data-done')
  await doStep(page, 'walk')
})

test('with the tile in hand the storyteller says where it goes, and only there that it stays; another is not meant', async ({
  page,
}) => {
  await open(page)
  await hearFrom(page, 'lay')
  await page.locator('[data-card="market 0"]').click()
  await expect(bubble(page, 'lay')).toContainText('west of the forest')
  const offered = (at: string) => page.locator(`[data-place="${parsePlace(at)}"]`)
  await offered('0,-2').click()
  await expect(bubble(page, 'lay')).toContainText('west of the forest')
  await offered('-2,0').click()
  await expect(bubble(page, 'lay')).toContainText('again, and it stays')
  await page.locator('[data-card="market 1"]').click()
  await expect(bubble(page, 'lay')).toContainText('from the market')
  await page.locator('[data-card="market 0"]').click()
  await expect(bubble(page, 'lay')).toContainText('west of the forest')
  await page.keyboard.press('Escape')
  await expect(bubble(page, 'lay')).toContainText('from the market')
})

test('the language is changed in the middle, and no way of a game is offered', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'walk')
  await page.locator('[data-step]').getByRole('button', { name: 'Leave the lesson' }).waitFor()
  await button(page, 'Settings').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /Send this tale|Give up/ })).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(bubble(page, 'walk')).toContainText('Loop naar de Oger')
  await expectFree(page, 'walk')
  await doStep(page, 'walk')
})

test('who puts away what is pointed at is led back to it', async ({ page }) => {
  await open(page)
  await page.setViewportSize(PHONE)
  await hearFrom(page, 'future')
  await page.locator('[data-tab="heroes"]').click()
  await expectFree(page, 'future')
  await page.locator('[data-tab="foresight"]').click()
  await doStep(page, 'future')
  await button(page, 'Go on').click()
  await page.keyboard.press('f')
  await expect(page.locator('[data-future=north]')).toHaveCount(0)
  await expectFree(page, 'why')
  await page.locator('[data-tab="foresight"]').click()
  const north = page.locator('[data-future=north]')
  const why = page.locator('[data-ask]').first()
  await north.hover()
  await expect(why).toBeVisible()
  // The bubble stays beside the card: over it, it would end the hover and take the press.
  await page.waitForTimeout(400)
  expect(await why.isVisible()).toBe(true)
  await north.click()
  await doStep(page, 'why')
})

test('whoever goes by keys is led to what is meant', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'remove')
  await expect(bubble(page, 'remove')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Lead me there')).toBeFocused()
  await page.keyboard.press('Enter')
  await onPurpose(page)
  await page.keyboard.press('Enter')
  await isDone(page, 'remove')
})

test('a tale that is running is there again after a reload in the middle of the first one', async ({
  page,
}) => {
  await open(page, { stored: storedTale(begunTale()) })
  await expect(button(page, 'Undo')).toBeVisible()
  const before = await hashOf(page)
  await hearFrom(page, 'haste')
  await doStep(page, 'haste')
  await page.reload()
  await expect(bubble(page, 'diamond')).toBeVisible(TOLD)
  await page.goto('/#/fairy-tale/rules/haste')
  await expect(bubble(page, 'diamond')).toHaveCount(0)
  await page.goBack()
  await doStep(page, 'diamond')
  await button(page, 'Leave the lesson').click()
  expect(await hashOf(page)).toBe(before)
  await page.reload()
  await expect(button(page, 'Undo')).toBeVisible()
  expect(await hashOf(page)).toBe(before)
})

test('the tale that is heard in one window is played on in another', async ({ page, context }) => {
  await open(page, { stored: storedTale(begunTale()) })
  await expect(button(page, 'Undo')).toBeVisible()
  const before = await hashOf(page)
  const other = await context.newPage()
  await other.goto('/#/fairy-tale/lesson')
  await doStep(other, 'roll')
  expect(await hashOf(page)).toBe(before)
  await sealOf(page).click()
  await expect.poll(() => hashOf(page)).not.toBe(before)
  const played = await hashOf(page)
  await button(other, 'Leave the lesson').click()
  await expect(bubble(other, 'roll')).toHaveCount(0)
  expect(await hashOf(other)).toBe(played)
})

test('whoever begins a tale of their own is offered the first one no more', async ({ page }) => {
  await open(page)
  await expect(button(page, 'Hear your first tale')).toBeVisible()
  await begin(page).click()
  await expect(button(page, 'Hear your first tale')).toHaveCount(0)
  const kept = await page.evaluate(() => localStorage.getItem('the-last-fairy-tale.lesson'))
  expect(kept).toBe('{"done":0,"known":true}')
})

test('on a phone that lies what the cover offers covers nothing', async ({ page }) => {
  await page.setViewportSize(PHONE_ACROSS)
  await open(page)
  const hear = await button(page, 'Hear your first tale').boundingBox()
  const about = await page.getByText('A forest, an Oak, and everything wicked.').boundingBox()
  if (!hear || !about) throw new Error('Nothing is seen.')
  expect(hear.y).toBeGreaterThanOrEqual(about.y + about.height)
})
