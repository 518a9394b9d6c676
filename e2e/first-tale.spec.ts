import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import {
  bubble,
  button,
  doStep,
  doStepByKeys,
  expectFree,
  FORETOLD,
  foretell,
  hearFrom,
  isDone,
  lessonButton,
  placeAt,
  STEPS,
  type StepId,
  TOLD,
} from './support/first-tale.ts'
import { hashOf, onPurpose, open, pressSeal } from './support/game.ts'
import { begunTale, storedTale } from './support/tale.ts'
import { PHONE, TABLET } from './support/windows.ts'

const WIDE = { width: 1440, height: 900 }

/** Ends a lesson whose steps are done. */
async function expectLearnt(page: Page): Promise<void> {
  await lessonButton(page, 'On to a real game').click()
  await expect(button(page, /^Begin/)).toBeVisible()
  await expect(button(page, 'Learn to play')).toHaveCount(0)
}

test('the lesson can be done by mouse on a tablet, with an uncovered board', async ({ page }) => {
  test.slow()
  await page.setViewportSize(TABLET)
  await open(page)
  await button(page, 'Learn to play').click()
  for (const id of STEPS) {
    await doStep(page, id)
    if (id !== 'bell') await lessonButton(page, 'Next').click()
  }
  await expectLearnt(page)
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('the lesson can be done on a phone', async ({ page }) => {
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

test('the lesson works by keyboard alone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(WIDE)
  await open(page)
  await button(page, 'Learn to play').focus()
  await page.keyboard.press('Enter')
  for (const id of STEPS) {
    await doStepByKeys(page, id)
    await expect(lessonButton(page, id === 'bell' ? 'On to a real game' : 'Next')).toBeFocused()
    await onPurpose(page)
    await page.keyboard.press('Enter')
  }
  await expect(button(page, /^Begin/)).toBeVisible()
})

/** Selects a tile and places it on an empty place, before the roll. */
async function layEarly(page: Page): Promise<void> {
  await page.locator('[data-card="market 0"]').click()
  const free = page.locator('[data-offer="place"]').first()
  await free.click()
  await onPurpose(page)
  await page.locator('[data-offer="aimed"]').click()
}

/** A press in each step that the rules or the lesson refuse, and the answer. */
const WRONG: Readonly<Record<StepId, { press: (page: Page) => Promise<void>; answer: string }>> = {
  first: { press: (page) => placeAt(page, '0,-1').click(), answer: 'blue frame' },
  roll: { press: layEarly, answer: 'Roll first' },
  lay: { press: (page) => placeAt(page, '0,-1').click(), answer: 'blue frame' },
  die: { press: (page) => placeAt(page, '0,-1').click(), answer: 'framed tiles' },
  turn: { press: layEarly, answer: 'Roll first' },
  walk: { press: layEarly, answer: 'Roll first' },
  remove: { press: (page) => placeAt(page, '2,0').click(), answer: 'blue frame' },
  lure: { press: (page) => placeAt(page, '1,0').click(), answer: 'step' },
  clockwise: { press: (page) => placeAt(page, '0,-1').click(), answer: 'framed tiles' },
  sides: { press: (page) => page.locator('[data-choose="north"]').click(), answer: 'blue frame' },
  full: { press: layEarly, answer: 'Roll first' },
  diamond: { press: layEarly, answer: 'Roll first' },
  bell: { press: (page) => placeAt(page, '1,0').click(), answer: 'blue frame' },
}

/** The text of the log. */
const logOf = (page: Page) => page.getByRole('log').textContent()

test('on a desk the lesson can be done by mouse, answers wrong presses, and its steps can be restarted', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(WIDE)
  await open(page)
  await page.goto('/#/fairy-tale/lesson')
  for (const id of STEPS) {
    await expect(bubble(page, id)).not.toHaveAttribute('data-showing', TOLD)
    await expectFree(page, id)
    const before = await logOf(page)
    await onPurpose(page)
    await WRONG[id].press(page)
    await expect(bubble(page, id).locator('[data-answer]')).toContainText(WRONG[id].answer)
    expect(await logOf(page)).toBe(before)
    await doStep(page, id)
    await lessonButton(page, 'Restart step').click()
    await expect(bubble(page, id)).toHaveAttribute('data-done')
    await lessonButton(page, 'Press again to restart').click()
    await expect(bubble(page, id)).not.toHaveAttribute('data-done')
    await expect.poll(() => logOf(page)).toBe(before)
    await doStep(page, id)
    if (id !== 'bell') await lessonButton(page, 'Next').click()
  }
  await expectLearnt(page)
})

test('the board offers only what the step accepts', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await open(page)
  const walks = page.locator('[data-offer="walk"]')
  for (const id of ['lay', 'lure', 'bell'] as const) {
    await hearFrom(page, id)
    await expect(placeAt(page, '0,0')).toBeVisible()
    await expect(walks).toHaveCount(0)
    await expect(page.locator('[data-removes]')).toHaveCount(0)
  }
  await hearFrom(page, 'walk')
  await pressSeal(page, 'Roll for new monsters')
  await expect(walks).toHaveCount(3)
  for (const at of ['1,0', '2,0', '2,-1'])
    await expect(placeAt(page, at)).toHaveAttribute('data-offer', 'walk')
})

test('before the answer all ways look alike; then the result is shown, right or wrong', async ({ page }) => {
  test.slow()
  await page.setViewportSize(WIDE)
  await open(page)
  for (const id of ['die', 'clockwise', 'full', 'bell'] as const)
    for (const kind of ['wrong', 'right'] as const) {
      await hearFrom(page, id)
      await doStep(page, id, 'click', 'asked')
      await expect(page.locator('[data-ring] [data-fate]:not([data-fate="asked"])')).toHaveCount(0)
      await expect(page.locator('[data-ring] [data-framed]')).toHaveCount(2)
      await expect(page.locator('[data-routes]')).toHaveCount(0)
      await foretell(page, FORETOLD[id]?.[kind] ?? '')
      const answer = bubble(page, id).locator('[data-answer]')
      if (kind === 'wrong') {
        await expect(answer).toContainText('once more')
        await expect(page.locator('[data-ring] [data-fate]:not([data-fate="asked"])')).toHaveCount(0)
        await foretell(page, FORETOLD[id]?.wrong ?? '')
      }
      await expect(answer).toContainText(kind === 'right' ? 'Right!' : 'Not quite: to the')
      await expect(page.locator('[data-ring] [data-fate="taken"]')).toHaveCount(1)
      await expect(page.locator('[data-ring] [data-framed]')).toHaveCount(1)
      await expect(bubble(page, id)).not.toHaveAttribute('data-done')
      await doStep(page, id)
    }
})

test('log and pile continue from step to step', async ({ page }) => {
  test.slow()
  await page.setViewportSize(WIDE)
  await open(page)
  await hearFrom(page, 'die')
  await doStep(page, 'die')
  await lessonButton(page, 'Next').click()
  await doStep(page, 'turn')
  await expect(page.getByText('An Ogre reached the Oak.').first()).toBeVisible()
  await expect(page.getByText('Two monsters came from the South').first()).toBeVisible()
})

test('a left lesson continues after a reload', async ({ page }) => {
  await open(page)
  await page.goto('/#/fairy-tale/lesson')
  await doStep(page, 'first')
  await lessonButton(page, 'Next').click()
  await expect(bubble(page, 'roll')).toBeVisible(TOLD)
  await page.reload()
  await expect(bubble(page, 'roll')).toBeVisible(TOLD)
  await doStep(page, 'roll')
  await lessonButton(page, 'Leave').click()
  await expect(button(page, 'Learn to play: 3 of 13')).toBeVisible()
  await button(page, 'Learn to play: 3 of 13').click()
  await expect(bubble(page, 'lay')).toBeVisible(TOLD)
  await lessonButton(page, 'Leave').click()
  await button(page, 'Skip the lesson').click()
  await expect(button(page, 'Learn to play: 3 of 13')).toHaveCount(0)
})

test('the interrupted game is unchanged afterwards', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale()) })
  await expect(button(page, 'Undo')).toBeVisible()
  const before = await hashOf(page)
  await page.goto('/#/fairy-tale/lesson')
  await doStep(page, 'first')
  await page.goto('/#/fairy-tale')
  await expect(bubble(page, 'first')).toHaveCount(0)
  expect(await hashOf(page)).toBe(before)
})

test('the frame follows when the board is zoomed and the window is resized', async ({ page }) => {
  await open(page)
  await hearFrom(page, 'clockwise')
  await expectFree(page, 'clockwise')
  for (const key of ['+', '+', '-']) {
    await page.keyboard.press(key)
    await expectFree(page, 'clockwise')
  }
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size)
    await expectFree(page, 'clockwise')
  }
  await doStep(page, 'clockwise')
  await isDone(page, 'clockwise')
})

test('has no accessibility faults in any step', async ({ page }) => {
  await open(page)
  for (const id of ['first', 'clockwise', 'sides'] as const) {
    await hearFrom(page, id)
    await expectNoFaults(page, id)
  }
})

test('the first thing to press stands out, and no frame reaches over another button', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await open(page)
  await hearFrom(page, 'first')
  const later = page.locator('[data-later]')
  await test.step('the square is plainer until the tile is chosen', async () => {
    await expect(later).toHaveCount(1)
    await button(page, /^First tile 2:/).click()
    await expect(later).toHaveCount(0)
  })
  await test.step('the frame of the round button stays clear of the zoom button above it', async () => {
    await hearFrom(page, 'roll')
    const frame = page.locator('[data-pointing] rect').last()
    await expect(frame).toHaveAttribute('rx', '50%')
    const gap = await page.evaluate(() => {
      const circle = (box: DOMRect | undefined) =>
        box && { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.width / 2 }
      const round = circle(
        [...document.querySelectorAll('[data-pointing] rect')].at(-1)?.getBoundingClientRect(),
      )
      const zoom = circle(document.querySelector('[aria-label="Zoom out"]')?.getBoundingClientRect())
      return round && zoom
        ? Math.hypot(round.x - zoom.x, round.y - zoom.y) - round.radius - zoom.radius
        : null
    })
    expect(gap).toBeGreaterThanOrEqual(0)
  })
})
