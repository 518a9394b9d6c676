import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { hashOf, open } from './support/game.ts'
import { begunTale, storedTale } from './support/tale.ts'
import { DESK, PHONE, TABLET } from './support/windows.ts'

/** All that is shown is shown first. */
const TOLD = { timeout: 30_000 }

/** What is pressed in each step, in its order. */
const STEPS = {
  roll: ['[data-seal]'],
  lay: ['[data-card="market 0"]', 'spot', 'spot'],
  walk: ['spot'],
  remove: ['[data-removes]'],
  future: ['[data-future=north]'],
  why: ['[data-ask]'],
  haste: ['[data-seal]'],
  diamond: ['spot'],
  'end-turn': ['[data-seal]'],
}

type StepId = keyof typeof STEPS

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const bubble = (page: Page, id: StepId) => page.locator(`[data-step="${id}"]`)

const isDone = (page: Page, id: StepId) => expect(bubble(page, id)).toHaveAttribute('data-done', 'true', TOLD)

/** Where the frame is that is left open. */
async function spotOf(page: Page): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const frame = page.locator('[data-pointing]')
  await expect(frame).toBeAttached(TOLD)
  const [left = 0, top = 0, right = 0, bottom = 0] = ((await frame.getAttribute('data-pointing')) ?? '')
    .split(' ')
    .map(Number)
  return { left, top, right, bottom }
}

/** The bubble lies in the window, and not over what it is about. */
async function expectFree(page: Page, id: StepId): Promise<void> {
  await expect(async () => {
    const spot = await spotOf(page)
    const box = await bubble(page, id).boundingBox()
    const window = page.viewportSize()
    if (!box || !window) throw new Error('Nothing is seen.')
    const apart =
      box.x >= spot.right ||
      box.y >= spot.bottom ||
      box.x + box.width <= spot.left ||
      box.y + box.height <= spot.top
    expect(apart).toBe(true)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(window.width)
    expect(box.y + box.height).toBeLessThanOrEqual(window.height)
  }).toPass(TOLD)
}

/** Does what a step asks for. */
async function doStep(page: Page, id: StepId): Promise<void> {
  for (const press of STEPS[id]) {
    await expectFree(page, id)
    if (press === 'spot') {
      const { left, right, bottom, top } = await spotOf(page)
      // Beneath whoever stands there.
      await page.mouse.click((left + right) / 2, top + (bottom - top) * 0.82)
    } else await page.locator(press).first().click()
  }
  await isDone(page, id)
}

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
  await page.evaluate(() => localStorage.setItem('the-last-fairy-tale.lesson', '{"done":2,"known":false}'))
  await page.goto('/#/fairy-tale/lesson')
  await page.reload()
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
