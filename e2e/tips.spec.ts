import { expect, type Page, test } from '@playwright/test'
import { buildDrawn, openDrawn } from './support/drawn.ts'
import { openDuel, tile } from './support/duel.ts'
import { expectNoFaults } from './support/faults.ts'
import { doStep, hearFrom } from './support/first-tale.ts'
import { open, press, pressEndTurn, pressSeal, seal } from './support/game.ts'
import { begunTale, storedTale } from './support/tale.ts'
import { DESK, inWindows, PHONE, PHONE_ACROSS, TABLET } from './support/windows.ts'

// All in one worker: the house that they open is built once.
test.describe.configure({ mode: 'default' })
test.beforeAll(buildDrawn)

const tip = (page: Page) => page.locator('[data-tip]')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const idOf = (page: Page) => tip(page).getAttribute('data-tip')

/** A forest with a full tile, so that "crowd" is told first, and a den, so that another waits. */
const CROWDED = 'O ━ ━3\n╹∩ . .\nseats huntsman 0,0; rapunzel 0,0\nmarket ┃#20 ━#21 ┓#22'

/** To the action phase of the next turn. */
async function nextTurn(page: Page): Promise<void> {
  await pressEndTurn(page)
  await pressSeal(page, 'Roll for new monsters')
  await expect(seal(page, 'End turn')).toBeVisible()
}

test('tips come one at a time, one a turn, in nobody’s way, and none comes twice', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale()), tips: 'on' })
  await expect(seal(page, 'Roll for new monsters')).toBeVisible()
  await expect(tip(page)).toHaveCount(0)
  await pressSeal(page, 'Roll for new monsters')
  await expect(tip(page)).toHaveCount(1)
  const told = [await idOf(page)]
  await button(page, 'Thank you').click()
  await expect(tip(page)).toHaveCount(0)
  await page.locator('[data-offer="walk"]').first().click()
  await expect(tip(page)).toHaveCount(0)
  await nextTurn(page)
  await expect(tip(page)).toHaveCount(1)
  told.push(await idOf(page))
  await page.reload()
  await expect(seal(page, 'End turn')).toBeVisible()
  for (const id of told) await expect(page.locator(`[data-tip="${id}"]`)).toHaveCount(0)
  expect(new Set(told).size).toBe(2)
})

test('a tip that nobody thanked for is gone with its turn', async ({ page }) => {
  await openDrawn(page, CROWDED, { tips: 'on' })
  await expect(tip(page)).toHaveAttribute('data-tip', 'crowd')
  await pressEndTurn(page)
  await expect(tip(page)).toHaveCount(0)
})

test('it gives way to what is in hand, to a notice and to a dialog, and comes back', async ({ page }) => {
  await openDrawn(page, CROWDED, { tips: 'on' })
  await expect(tip(page)).toBeVisible()
  await page.locator('[data-card="market 1"]').click()
  await expect(tip(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(tip(page)).toBeVisible()
  await press(page.locator('[data-place]:not([data-offer])').first())
  await expect(page.locator('[data-notice]')).toBeVisible()
  await expect(tip(page)).toHaveCount(0)
  await page.locator('[data-notice] button').last().click()
  await expect(tip(page)).toBeVisible()
  await page.keyboard.press('f')
  await expect(tip(page)).toHaveCount(0)
  await page.keyboard.press('f')
  await expect(tip(page)).toBeVisible()
})

test('none is told over a question', async ({ page }) => {
  await openDrawn(page, `${CROWDED}\npending clear-place huntsman delivery`, { tips: 'on' })
  await expect(page.locator('[data-offer]').first()).toBeVisible()
  await expect(tip(page)).toHaveCount(0)
})

test('it leads to its page of the rule book', async ({ page }) => {
  await openDrawn(page, CROWDED, { tips: 'on' })
  await button(page, 'Read more').click()
  await expect(page.getByRole('dialog')).toContainText('When all is full')
  await page.keyboard.press('Escape')
  await expect(tip(page)).toBeVisible()
})

test('all are switched off with one press, which the settings remember', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale()), tips: 'on' })
  await pressSeal(page, 'Roll for new monsters')
  await button(page, 'No more tips').click()
  await expect(tip(page)).toHaveCount(0)
  await expect(page.locator('[data-live] p', { hasText: 'The settings bring them back.' })).toHaveCount(1)
  await nextTurn(page)
  await expect(tip(page)).toHaveCount(0)
  await page.reload()
  await expect(seal(page, 'End turn')).toBeVisible()
  await button(page, 'Settings').click()
  const choice = page.getByRole('group', { name: 'Tips when their moment has come' })
  await expect(choice.getByRole('radio', { name: 'No' })).toBeChecked()
  await choice.getByRole('radio', { name: 'Yes' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(1)
})

test('who has heard the first tale hears nothing twice', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('the-last-fairy-tale.lesson', JSON.stringify({ done: 9, known: true }))
  })
  await openDrawn(page, CROWDED, { tips: 'on' })
  await expect(tip(page)).toHaveAttribute('data-tip', 'building')
})

test('none is told in the first tale itself', async ({ page }) => {
  await open(page, { tips: 'on' })
  await hearFrom(page, 'haste')
  await doStep(page, 'haste')
  await expect(tip(page)).toHaveCount(0)
})

test('in the sheet of a phone those of the duel lie beside the board, and what is to be done stays in sight', async ({
  page,
}) => {
  await openDuel(page, {
    actions: 'place d4, place a1, place g7, place d1, step d4 d5, step d1 d2',
    tips: 'on',
  })
  await inWindows(page, [PHONE, PHONE_ACROSS], async () => {
    const lies = await tip(page).boundingBox()
    for (const one of await page.locator('[data-tile]').all())
      expect(overlap(lies, await one.boundingBox())).toBe(false)
    await expect(page.getByText('Choose one of your firs.').filter({ visible: true })).toBeInViewport()
    await expect(tip(page)).toBeInViewport({ ratio: 1 })
  })
})

test('the duel tells its own', async ({ page }) => {
  await openDuel(page, {
    actions: 'place d4, place a1, place g7, place d1, step d4 d5, step d1 d2',
    tips: 'on',
  })
  await expect(tip(page)).toHaveAttribute('data-tip', 'tree')
  await tile(page, 'a1').click()
  await expect(tip(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await button(page, 'Read more').click()
  await expect(page.getByRole('dialog')).toContainText('Trees grow')
})

/** Whether two things lie over each other; where one of them is not there they do not. */
function overlap(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return false
  const across = one.x < other.x + other.width && other.x < one.x + one.width
  return across && one.y < other.y + other.height && other.y < one.y + one.height
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>

for (const hand of ['right', 'left'] as const) {
  test(`it lies in the window as a whole, and not over what the next roll brings, for a ${hand} hand`, async ({
    page,
  }) => {
    await openDrawn(page, CROWDED, { tips: 'on', hand })
    await inWindows(page, [DESK, TABLET, PHONE, PHONE_ACROSS], async ({ width, height }) => {
      await expect(tip(page)).toBeVisible()
      const box = await tip(page).boundingBox()
      if (!box) throw new Error('Nothing is seen.')
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
      const rolls = page.locator('[data-foresight]')
      const seen = (await rolls.count()) > 0 && (await rolls.first().isVisible())
      if (seen) expect(overlap(box, await rolls.first().boundingBox())).toBe(false)
    })
    await expectNoFaults(page)
  })
}
