import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { fetchNothingAhead, keptTexts, meanAllPresses, onPurpose } from './support/game.ts'

/** Opens the first lessons from the cover of the duel. */
async function openLessons(page: Page): Promise<void> {
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/boogyman')
  await page.getByRole('button', { name: 'First lessons' }).click()
  await expect(said(page)).toHaveAttribute('data-said', 'task')
}

const said = (page: Page) => page.locator('[data-said]')

/** A tile by its name. */
const tile = (page: Page, name: string) => page.locator(`dialog [data-tile=${name}]`)

const plank = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses a control as an intended press, even in the place of the previous one. */
async function press(control: Locator): Promise<void> {
  await onPurpose(control.page())
  await control.click()
}

/** Expects that the text covers neither the tile that it is about nor any other. */
async function expectBoardFree(page: Page): Promise<void> {
  const words = await said(page).boundingBox()
  const tiles = await page.locator('dialog [data-place]').all()
  for (const one of tiles) {
    const box = await one.boundingBox()
    if (!words || !box) throw new Error('The text of the lesson or a tile is not visible.')
    const apart =
      words.x >= box.x + box.width || words.y >= box.y + box.height || words.x + words.width <= box.x
    expect(apart).toBe(true)
  }
}

for (const [name, size] of Object.entries({
  'a desk': { width: 1440, height: 900 },
  'a tablet': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
})) {
  test(`all three lessons can be done on ${name}, and lead to a duel`, async ({ page }) => {
    await page.setViewportSize(size)
    await openLessons(page)
    await expectBoardFree(page)
    const box = await tile(page, 'c3').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    await press(tile(page, 'c3'))
    await press(tile(page, 'c5'))
    await expect(said(page)).toContainText('A step goes to a tile next door, no further. Try once more.')
    await press(tile(page, 'c4'))
    await expect(tile(page, 'c3')).toHaveAccessibleName('c3, one tree')
    await press(plank(page, 'Next lesson'))

    await press(tile(page, 'd4'))
    await expectBoardFree(page)
    await press(plank(page, 'Call the Boogyman'))
    await expect(said(page)).toContainText('You can do that. But first press “Spawn”')
    await press(plank(page, 'Spawn'))
    await expect(tile(page, 'd4')).toHaveAccessibleName('d4, two of yours, two have acted')
    await press(plank(page, 'Next lesson'))

    await press(tile(page, 'c2'))
    await press(tile(page, 'b4'))
    await expect(said(page)).toContainText('He does not walk among trees. They are safe from him.')
    await press(tile(page, 'e4'))
    await expect(said(page)).toHaveAttribute('data-said', 'done')
    await expectNoFaults(page)
    await press(plank(page, 'Play a real duel'))
    await expect(page.locator('dialog')).toHaveCount(0)
  })
}

test('keys are sufficient: arrows, Enter, S, and Escape, which first deselects', async ({ page }) => {
  const enter = async () => {
    await onPurpose(page)
    await page.keyboard.press('Enter')
  }
  await openLessons(page)
  await expect(tile(page, 'c3')).toBeFocused()
  await enter()
  await expect(said(page)).toHaveAttribute('data-said', 'taken')
  await page.keyboard.press('Escape')
  await expect(said(page)).toHaveAttribute('data-said', 'task')
  await enter()
  await page.keyboard.press('ArrowRight')
  await enter()
  await expect(plank(page, 'Next lesson')).toBeFocused()
  await enter()
  await expect(tile(page, 'd4')).toBeFocused()
  await enter()
  await page.keyboard.press('s')
  await expect(said(page)).toHaveAttribute('data-said', 'done')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('lessons store nothing and open any time', async ({ page }) => {
  await openLessons(page)
  await page.getByRole('button', { name: 'Lesson 3: The Boogyman, and who is safe' }).click()
  await tile(page, 'c2').click()
  await plank(page, 'Close').click()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('boogyman'))),
  ).toEqual([])
  expect(await keptTexts(page, 'boogyman')).toEqual([])
  await plank(page, 'First lessons').click()
  await expect(tile(page, 'c3')).toHaveAccessibleName('c3, one of yours')
})
