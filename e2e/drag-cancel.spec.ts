import { expect, type Page, test } from '@playwright/test'
import { boogyman } from '../src/engine/boogyman/index.ts'
import { placementsOf } from '../src/engine/fairy-tale/index.ts'
import { CENTRE } from '../src/engine/kernel/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { openDuel } from './support/duel.ts'
import type { Point } from './support/fingers.ts'
import { atRest, keptTexts, open } from './support/game.ts'

import { findTale, newTale, storedTale } from './support/tale.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const acting = findTale(({ phase, market }) => phase === 'action' && market.length > 0)
const [fits = CENTRE] = placementsOf(acting.state, 0).keys()

/** The tables with draggable things, each with a possible target. */
const TABLES = {
  'a piece of the duel': {
    id: boogyman.id,
    open: (page: Page) => openDuel(page, { actions: 'place d4, place c4, place e4, place d5' }),
    from: '[data-tile="d4"]',
    to: '[data-tile="d3"]',
  },
  'a market tile': {
    id: fairyTale.id,
    open: (page: Page) => open(page, { stored: storedTale(acting) }),
    from: '[data-card="market 0"]',
    to: `[data-place="${fits}"]`,
  },
  'a first tile': {
    id: fairyTale.id,
    open: (page: Page) => open(page, { stored: storedTale(newTale()) }),
    from: '[data-card="first-tile 0"]',
    to: '[data-offer="lay"]',
  },
} as const

const CANCELS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a window that is left': (page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  'a hidden page': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      Reflect.deleteProperty(document, 'hidden')
    }),
}

async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const ghost = (page: Page) => page.locator('[data-dragging]')

for (const [name, { id, open, from, to }] of Object.entries(TABLES)) {
  test(`${name}: cancelling a drag changes nothing, and keys are ignored meanwhile`, async ({ page }) => {
    await open(page)
    await page.locator(from).first().waitFor()
    await atRest(page)
    const before = await keptTexts(page, id)
    for (const [how, cancel] of Object.entries(CANCELS)) {
      const start = await middle(page, from)
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x, start.y - 30, { steps: 3 })
      const end = await middle(page, to)
      await page.mouse.move(end.x, end.y, { steps: 6 })
      await expect(ghost(page), how).toBeVisible()
      for (const key of ['e', 'Enter', ' ', 'r', '1', 'u', '+']) await page.keyboard.press(key)
      await expect(ghost(page), `${how}: keys`).toBeVisible()
      await cancel(page)
      await expect(ghost(page), how).toHaveCount(0)
      await page.mouse.up()
      await page.waitForTimeout(100)
      expect(await keptTexts(page, id), how).toEqual(before)
      await expect(
        page.locator('[data-offer="aimed"], [aria-pressed="true"][data-card^="market"]'),
      ).toHaveCount(0)
      await page.mouse.move(2, 400)
    }
  })

  test(`${name}: a second finger cancels the drag`, async ({ page }) => {
    await open(page)
    await page.locator(from).first().waitFor()
    await atRest(page)
    const before = await keptTexts(page, id)
    const start = await middle(page, from)
    const screen = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, id) => ({ ...point, id })),
      })
    await touch('touchStart', start)
    for (let step = 1; step <= 6; step++) await touch('touchMove', { x: start.x, y: start.y - step * 6 })
    const end = await middle(page, to)
    await touch('touchMove', end)
    await expect(ghost(page)).toBeVisible()
    await touch('touchStart', end, { x: 200, y: 300 })
    await expect(ghost(page)).toHaveCount(0)
    await touch('touchEnd')
    await page.waitForTimeout(200)
    expect(await keptTexts(page, id)).toEqual(before)
  })
}
