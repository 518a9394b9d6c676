import { expect, type Page, test } from '@playwright/test'
import { citadel, standardRules } from '../src/engine/citadel/index.ts'
import { openSession, writeGame } from '../src/engine/kernel/index.ts'
import { expectNoFaults } from './support/faults.ts'
import { fetchNothingAhead, meanAllPresses, onPurpose } from './support/game.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const plot = (page: Page, name: string) => page.locator(`[data-plot="${name}"]`)

test('on a phone a sector of the Citadel opens, turns and closes by touch', async ({ page }) => {
  const session = openSession(citadel, { players: ['', ''], rules: standardRules() }, 7)
  const kept = {
    'citadel.game': writeGame(citadel, session),
    'shelf.settings': JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', tips: 'off' }),
  }
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/citadel')

  const whole = page.getByRole('button', { name: 'Show the whole town' })
  await plot(page, 'c2').tap()
  await expect(whole).toBeVisible()
  await expect(plot(page, 'c2')).toHaveAccessibleName(/free.*you can choose it/)
  for (const name of ['b3', 'c1', 'c2', 'c5', 'd2']) {
    await expect(plot(page, name)).toBeInViewport()
    const box = await plot(page, name).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(44)
  }
  await expectNoFaults(page, 'an open sector')

  await plot(page, 'c2').tap()
  await onPurpose(page)
  await plot(page, 'c2').tap()
  await expect(plot(page, 'c2')).toHaveAccessibleName(/of the Lion|the Lion,|the Lion;/)

  await page
    .getByRole('button', { name: /clockwise$/ })
    .last()
    .tap()
  await page
    .getByRole('button', { name: /clockwise$/ })
    .last()
    .tap()
  // A wedge fills three quarters of its bounding box.
  await expect(plot(page, 'e5')).toBeInViewport({ ratio: 0.7 })
  await whole.tap()
  await expect(whole).toHaveCount(0)
})
