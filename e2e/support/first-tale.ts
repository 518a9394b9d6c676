import { expect, type Page } from '@playwright/test'
import { onPurpose } from './game.ts'

/** All that is shown is shown first. */
export const TOLD = { timeout: 30_000 }

/** What is pressed in each step, in its order. */
export const STEPS = {
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

export type StepId = keyof typeof STEPS

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

export const bubble = (page: Page, id: StepId) => page.locator(`[data-step="${id}"]`)

export const isDone = (page: Page, id: StepId) =>
  expect(bubble(page, id)).toHaveAttribute('data-done', 'true', TOLD)

/** Where the frame is that is left open. */
async function spotOf(page: Page): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const frame = page.locator('[data-pointing]')
  await expect(frame).toBeAttached(TOLD)
  const [left = 0, top = 0, right = 0, bottom = 0] = ((await frame.getAttribute('data-pointing')) ?? '')
    .split(' ')
    .map(Number)
  return { left, top, right, bottom }
}

/** Where it stays: the board moves to where a step begins. */
async function spotAtRest(page: Page): ReturnType<typeof spotOf> {
  let seen = await spotOf(page)
  await expect(async () => {
    const before = seen
    await page.waitForTimeout(150)
    seen = await spotOf(page)
    expect(seen).toEqual(before)
  }).toPass(TOLD)
  return seen
}

/** The bubble lies in the window, and not over what it is about. */
export async function expectFree(page: Page, id: StepId): Promise<void> {
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

/** Does what a step asks for, by mouse or finger. */
export async function doStep(page: Page, id: StepId, by: 'click' | 'tap' = 'click'): Promise<void> {
  for (const press of STEPS[id]) {
    await expectFree(page, id)
    await onPurpose(page)
    if (press === 'spot') {
      const { left, right, bottom, top } = await spotAtRest(page)
      // Beneath whoever stands there.
      const [x, y] = [(left + right) / 2, top + (bottom - top) * 0.82]
      await (by === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    } else await page.locator(press).first()[by]()
  }
  await isDone(page, id)
}

/** Opens the first tale at a step: those before it are done. */
export async function hearFrom(page: Page, id: StepId): Promise<void> {
  const done = Object.keys(STEPS).indexOf(id)
  await page.evaluate(
    (kept) => localStorage.setItem('the-last-fairy-tale.lesson', kept),
    JSON.stringify({ done, known: false }),
  )
  await page.goto('/#/fairy-tale/lesson')
  await page.reload()
  await expect(bubble(page, id)).toBeVisible(TOLD)
}
