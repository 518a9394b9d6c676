import { expect, type Page, test } from '@playwright/test'
import { parsePlace } from '../src/engine/kernel/index.ts'
import {
  bubble,
  button,
  doStep,
  expectFree,
  foretell,
  hearFrom,
  isDone,
  lessonButton,
  STEPS,
  TOLD,
} from './support/first-tale.ts'
import { begin, hashOf, open, press } from './support/game.ts'
import { openSettings } from './support/menu.ts'
import { begunTale, storedTale } from './support/tale.ts'
import { PHONE, PHONE_ACROSS } from './support/windows.ts'

const sealOf = (page: Page) => page.locator('[data-seal]')

/** A text in the live region for screen readers. */
const heard = (page: Page, text: string) => page.locator('[data-live] p', { hasText: text })

test.describe('under fingers', () => {
  test.use({ hasTouch: true, viewport: PHONE_ACROSS })

  test('the lesson works on a landscape phone', async ({ page }) => {
    test.slow()
    await open(page)
    await button(page, 'Learn to play').tap()
    for (const id of STEPS) {
      await doStep(page, id, 'tap')
      await lessonButton(page, id === 'bell' ? 'On to a real game' : 'Next').tap()
    }
    await expect(button(page, /^Begin/)).toBeVisible()
  })
})

test('every wrong press gets an answer, even afterwards', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'lay')
  const north = page.locator(`[data-place="${parsePlace('0,-1')}"]`)
  await press(north)
  await expect(heard(page, 'blue frame')).toHaveCount(1)
  await press(north)
  await expect(heard(page, 'blue frame')).toHaveCount(2)
  await expect(bubble(page, 'lay')).toContainText('Once a turn')
  await doStep(page, 'lay')
  await expect(page.locator('[data-offer="walk"]')).toHaveCount(0)
  await expect(lessonButton(page, 'Next')).toBeVisible()
})

test('undo restarts the step', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'walk')
  await doStep(page, 'walk')
  await page.keyboard.press('u')
  await expect(bubble(page, 'walk')).not.toHaveAttribute('data-done')
  await doStep(page, 'walk')
})

test('with a selected tile the lesson names the next step; a wrong turn is refused', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'turn')
  await sealOf(page).click()
  await expect(bubble(page, 'turn')).toContainText('this corner', TOLD)
  const market = (slot: number) => page.locator(`[data-card="market ${slot}"]`)
  const offered = (at: string) => page.locator(`[data-place="${parsePlace(at)}"]`)
  await market(2).click()
  await expect(bubble(page, 'turn')).toContainText('Press inside')
  await expect(offered('0,-2')).toHaveCount(0)
  await offered('2,-1').click()
  await expect(bubble(page, 'turn')).toContainText('round arrow')
  await press(offered('2,-1'))
  await expect(bubble(page, 'turn')).toContainText('Not now')
  await expect(bubble(page, 'turn')).toContainText('round arrow')
  await page.keyboard.press('r')
  await expect(bubble(page, 'turn')).toContainText('once more')
  await expect(bubble(page, 'turn').locator('[data-answer]')).toHaveCount(0)
  await market(1).click()
  await expect(bubble(page, 'turn')).toContainText('this corner')
  await market(2).click()
  await expect(bubble(page, 'turn')).toContainText('Press inside')
  await page.keyboard.press('Escape')
  await expect(bubble(page, 'turn')).toContainText('this corner')
})

test('the language can change midway, and no controls of a game are offered', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'walk')
  await lessonButton(page, 'Leave').waitFor()
  await openSettings(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /Send this tale|Give up/ })).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Nederlands' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(bubble(page, 'walk')).toContainText('Gooi')
  await expectFree(page, 'walk')
  await doStep(page, 'walk')
})

test('a closed panel opens by the tab that the lesson points at', async ({ page }) => {
  await open(page)
  await page.setViewportSize(PHONE)
  await hearFrom(page, 'remove')
  await page.locator('[data-tab="heroes"]').click()
  await doStep(page, 'remove')
  await lessonButton(page, 'Next').click()
  await doStep(page, 'lure')
})

test('a place without a road is no answer, and a wrong way gets a reason', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'clockwise')
  const answer = bubble(page, 'clockwise').locator('[data-answer]')
  await foretell(page, '0,-1')
  await expect(answer).toHaveText('Choose one of the framed tiles.')
  await press(sealOf(page))
  await expect(answer).toContainText('blue frame')
  await expect(page.locator('[data-ring] [data-fate="asked"]')).toHaveCount(4)
  await foretell(page, '2,0')
  await expect(answer).toHaveText('Not there. Look again, and tap once more.')
  await foretell(page, '2,0')
  await expect(answer).toHaveText(
    'Not quite: to the east. West: no road. North: no road. East: open. South: It took East first.',
  )
  await expect(page.locator('[data-ring] [data-fate="refused"]')).toHaveCount(2)
  await press(sealOf(page))
  await isDone(page, 'clockwise')
})

test('either of the two Ogres can be removed', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'remove')
  await page.locator('[data-removes]').last().click()
  await doStep(page, 'remove')
  await lessonButton(page, 'Next').click()
  await doStep(page, 'lure')
  await lessonButton(page, 'Next').click()
  await doStep(page, 'clockwise')
})

test('a running game is restored after a reload in the middle of the lesson', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale()) })
  await expect(button(page, 'Undo')).toBeVisible()
  const before = await hashOf(page)
  await hearFrom(page, 'full')
  await doStep(page, 'full')
  await page.reload()
  await expect(bubble(page, 'diamond')).toBeVisible(TOLD)
  await page.goto('/#/fairy-tale/rules/haste')
  await expect(bubble(page, 'diamond')).toHaveCount(0)
  await page.goBack()
  await doStep(page, 'diamond')
  await lessonButton(page, 'Leave').click()
  expect(await hashOf(page)).toBe(before)
  await page.reload()
  await expect(button(page, 'Undo')).toBeVisible()
  expect(await hashOf(page)).toBe(before)
})

test('a game that is interrupted by the lesson can be played in another tab', async ({ page, context }) => {
  await open(page, { stored: storedTale(begunTale()) })
  await expect(button(page, 'Undo')).toBeVisible()
  const before = await hashOf(page)
  const other = await context.newPage()
  await other.goto('/#/fairy-tale/lesson')
  await doStep(other, 'first')
  expect(await hashOf(page)).toBe(before)
  await sealOf(page).click()
  await expect.poll(() => hashOf(page)).not.toBe(before)
  const played = await hashOf(page)
  await lessonButton(other, 'Leave').click()
  await expect(bubble(other, 'first')).toHaveCount(0)
  expect(await hashOf(other)).toBe(played)
})

test('beginning a game removes the lesson’s offer', async ({ page }) => {
  await open(page)
  await expect(button(page, 'Learn to play')).toBeVisible()
  await begin(page).click()
  await expect(button(page, 'Learn to play')).toHaveCount(0)
  const kept = await page.evaluate(() => localStorage.getItem('the-last-fairy-tale.lesson'))
  expect(kept).toBe('{"done":0,"known":true}')
})

test('on a phone in landscape the offer on the cover covers nothing', async ({ page }) => {
  await page.setViewportSize(PHONE_ACROSS)
  await open(page)
  const hear = await button(page, 'Learn to play').boundingBox()
  const about = await page.getByText('A forest, an Oak, and everything wicked.').boundingBox()
  if (!hear || !about) throw new Error('The lesson button or the text of the cover is not visible.')
  expect(hear.y).toBeGreaterThanOrEqual(about.y + about.height)
})
