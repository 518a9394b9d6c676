import { expect, type Locator, type Page } from '@playwright/test'
import { parsePlace } from '../../src/engine/kernel/index.ts'
import { onPurpose } from './game.ts'

/** A timeout that is long enough for the playback. */
export const TOLD = { timeout: 30_000 }

/** The steps of the lesson, in order. */
export const STEPS = [
  'first',
  'roll',
  'lay',
  'die',
  'turn',
  'walk',
  'remove',
  'lure',
  'clockwise',
  'sides',
  'full',
  'diamond',
  'bell',
] as const

export type StepId = (typeof STEPS)[number]

/** The limit of presses in one step. */
const MOST_PRESSES = 8

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** A button of the lesson, in the bubble or in the strip below the board. */
export const lessonButton = (
  page: Page,
  name: 'Next' | 'Restart step' | 'Press again to restart' | 'Leave' | 'On to a real game',
) => page.getByRole('button', { name, exact: true })

export const bubble = (page: Page, id: StepId) => page.locator(`[data-step="${id}"]`)

export const isDone = (page: Page, id: StepId) =>
  expect(bubble(page, id)).toHaveAttribute('data-done', 'true', TOLD)

/** The rectangle of the frame around the element to press. */
async function spotOf(page: Page): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const frame = page.locator('[data-pointing]')
  await expect(frame).toBeAttached(TOLD)
  const [left = 0, top = 0, right = 0, bottom = 0] = ((await frame.getAttribute('data-pointing')) ?? '')
    .split(' ')
    .map(Number)
  return { left, top, right, bottom }
}

/** The same after the board has stopped moving at the start of a step. */
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

const apartFrom = (
  box: { x: number; y: number; width: number; height: number },
  { left, top, right, bottom }: Awaited<ReturnType<typeof spotOf>>,
): boolean => box.x >= right || box.y >= bottom || box.x + box.width <= left || box.y + box.height <= top

/** How far a frame extends over its tile, in pixels. */
const FRAME = 8

/** The right answer and a wrong one to the questions where a monster goes. */
export const FORETOLD: Readonly<Partial<Record<StepId, { right: string; wrong: string }>>> = {
  die: { right: '0,0', wrong: '2,0' },
  clockwise: { right: '3,-1', wrong: '2,0' },
  full: { right: '2,0', wrong: '3,-1' },
  bell: { right: '0,2', wrong: '0,0' },
}

const isAsked = async (page: Page, id: StepId): Promise<boolean> =>
  (await bubble(page, id).getAttribute('data-foretell')) !== null

export const placeAt = (page: Page, at: string) => page.locator(`[data-place="${parsePlace(at)}"]`)

/** Answers where a monster goes. */
export async function foretell(page: Page, at: string, by: 'click' | 'tap' = 'click'): Promise<void> {
  await onPurpose(page)
  await placeAt(page, at)[by]()
}

/** Expects the bubble inside the window, and clear of its subject and of the ring with the ways of a monster. */
export async function expectFree(page: Page, id: StepId): Promise<void> {
  await expect(async () => {
    const spot = await spotOf(page)
    const box = await bubble(page, id).boundingBox()
    const window = page.viewportSize()
    if (!box || !window) throw new Error('The bubble is not visible.')
    expect(apartFrom(box, spot)).toBe(true)
    // Neither the main button nor the one that confirms is covered, or comes under the card while a finger presses it.
    for (const acts of await page
      .locator('[data-seal], button[data-acts][aria-keyshortcuts="Enter"]')
      .all()) {
      const { x, y, width, height } = (await acts.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      expect(apartFrom(box, { left: x, top: y, right: x + width, bottom: y + height })).toBe(true)
    }
    for (const disc of await page.locator('[data-ring] [data-fate]').all()) {
      const ring = await disc.boundingBox()
      const { x, y, width, height } = ring ?? { x: 0, y: 0, width: 0, height: 0 }
      expect(apartFrom(box, { left: x, top: y, right: x + width, bottom: y + height })).toBe(true)
    }
    for (const framed of await page.locator('[data-ring] [data-framed]').all()) {
      const { x, y, width, height } = (await framed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const [left, top] = [x + FRAME, y + FRAME]
      expect(apartFrom(box, { left, top, right: x + width - FRAME, bottom: y + height - FRAME })).toBe(true)
    }
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(window.width)
    expect(box.y + box.height).toBeLessThanOrEqual(window.height)
  }).toPass(TOLD)
}

/** The text and target of the bubble, which change with each intended press. */
async function toldBy(page: Page, id: StepId): Promise<string> {
  const found = bubble(page, id)
  if ((await found.getAttribute('data-done')) !== null) return 'done'
  if ((await found.getAttribute('data-showing')) !== null) return 'showing'
  const spot = await page.locator('[data-pointing]').getAttribute('data-pointing')
  return `${await found.textContent()} ${spot}`
}

/** Presses until a step is done, or until the lesson asks where a monster goes. */
async function pressUntil(
  page: Page,
  id: StepId,
  end: 'done' | 'asked',
  press: () => Promise<void>,
): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await expect(bubble(page, id)).not.toHaveAttribute('data-showing', TOLD)
    if ((await bubble(page, id).getAttribute('data-done')) !== null) return
    if (end === 'asked' && (await isAsked(page, id))) return
    const before = await toldBy(page, id)
    await onPurpose(page)
    await press()
    await expect.poll(() => toldBy(page, id), TOLD).not.toBe(before)
  }
  await isDone(page, id)
}

/** Does a step by mouse or finger; with `end: 'asked'` only up to its question. */
export const doStep = (
  page: Page,
  id: StepId,
  by: 'click' | 'tap' = 'click',
  end: 'done' | 'asked' = 'done',
): Promise<void> =>
  pressUntil(page, id, end, async () => {
    await expectFree(page, id)
    const removable = page.locator('[data-removes]').first()
    if (id === 'remove' && (await removable.count()) > 0) return removable[by]()
    const answer = FORETOLD[id]
    if (answer && (await isAsked(page, id))) return foretell(page, answer.right, by)
    const { left, right, bottom, top } = await spotAtRest(page)
    // Below a piece on the tile.
    const [x, y] = [(left + right) / 2, top + (bottom - top) * 0.82]
    await onPurpose(page)
    await (by === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  })

/** Does a step by keyboard only. The lesson moves the focus to the element to press. */
export async function doStepByKeys(page: Page, id: StepId): Promise<void> {
  await expect(bubble(page, id)).toBeFocused(TOLD)
  await tabTo(page, button(page, 'Lead me there'))
  await onPurpose(page)
  await page.keyboard.press('Enter')
  await pressUntil(page, id, 'done', async () => {
    if (await isAsked(page, id)) await page.keyboard.press(ARROWS[id] ?? '')
    await page.keyboard.press('Enter')
  })
}

/** The arrow key from the monster to the right answer. */
const ARROWS: Readonly<Partial<Record<StepId, string>>> = {
  die: 'ArrowLeft',
  clockwise: 'ArrowRight',
  full: 'ArrowDown',
  bell: 'ArrowDown',
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab')
    if (await element.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error(`The Tab key does not reach ${element}.`)
}

/**
 * Opens the lesson at a step, with all earlier steps done. Loads the page once: a change of its address alone would open the lesson first.
 */
export async function hearFrom(page: Page, id: StepId): Promise<void> {
  await page.evaluate(
    (kept) => {
      localStorage.setItem('the-last-fairy-tale.lesson', kept)
      history.replaceState(null, '', '#/fairy-tale/lesson')
    },
    JSON.stringify({ done: STEPS.indexOf(id), known: false }),
  )
  await page.reload()
  await expect(bubble(page, id)).toBeVisible(TOLD)
}
