import { expect, test } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
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
import { hashOf, onPurpose, open } from './support/game.ts'
import { begunTale, storedTale } from './support/tale.ts'
import { DESK, PHONE, TABLET } from './support/windows.ts'

for (const [name, size] of Object.entries({ 'a desk': DESK, 'a tablet': TABLET, 'a phone': PHONE })) {
  test(`all nine steps are done on ${name}, and nothing is ever covered`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(size)
    await open(page)
    await button(page, 'Hear your first tale').click()
    for (const id of Object.keys(STEPS) as StepId[]) {
      await doStep(page, id)
      if (id !== 'end-turn') await button(page, 'Go on').click()
    }
    await button(page, 'Now our own tale').click()
    await expect(button(page, /^Begin/)).toBeVisible()
    await expect(button(page, 'Hear your first tale')).toHaveCount(0)
  })
}

test('it is heard by keys; what is not meant is answered, and what is left goes on after a reload', async ({
  page,
}) => {
  await open(page)
  await button(page, 'Hear your first tale').focus()
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'roll')).toBeFocused()
  await page.keyboard.press('e')
  await isDone(page, 'roll')
  await expect(button(page, 'Go on')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'lay')).toBeFocused()
  await page.locator('[data-seal]').focus()
  await onPurpose(page)
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'lay')).toContainText('Another time!')
  await expect(bubble(page, 'lay')).not.toHaveAttribute('data-done')
  await page.reload()
  await expect(bubble(page, 'lay')).toBeVisible(TOLD)
  await button(page, 'Leave the lesson').click()
  await expect(button(page, 'Your first tale: 2 of 9')).toBeVisible()
  await button(page, 'We know the game').click()
  await expect(button(page, 'Your first tale: 2 of 9')).toHaveCount(0)
})

test('the tale that was played lies there as before', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale()) })
  await expect(button(page, 'Undo')).toBeVisible()
  const before = await hashOf(page)
  await page.goto('/#/fairy-tale/lesson')
  await doStep(page, 'roll')
  await page.goto('/#/fairy-tale')
  await expect(bubble(page, 'roll')).toHaveCount(0)
  expect(await hashOf(page)).toBe(before)
})

test('an arrow goes along when the board is zoomed and the window is pulled', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'walk')
  await expectFree(page, 'walk')
  for (const key of ['+', '+', '-']) {
    await page.keyboard.press(key)
    await expectFree(page, 'walk')
  }
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size)
    await expectFree(page, 'walk')
  }
  await doStep(page, 'walk')
})

test('it has no faults of access, whatever is told', async ({ page }) => {
  await open(page)
  await page.goto('/#/fairy-tale/lesson')
  await expect(bubble(page, 'roll')).toBeVisible(TOLD)
  await expectNoFaults(page)
})
